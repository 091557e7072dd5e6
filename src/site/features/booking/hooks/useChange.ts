import { useRef, useState } from 'react';
import { useCancelBookingMutation, useConfirmBookingMutation, useMoveBookingMutation } from '#api/generated/bookings';
import type { Booking } from '#contract/bookings';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { isStale } from '../components/BookProblem';

export type ChangeKind = 'confirm' | 'move' | 'cancel';

interface Outcome {
  onChanged: (booking: Booking) => void;
  onStale: () => void;
}

export const useChange = (token: string, { onChanged, onStale }: Outcome) => {
  const lang = useLanguage();
  const [confirmIt] = useConfirmBookingMutation();
  const [moveIt] = useMoveBookingMutation();
  const [cancelIt] = useCancelBookingMutation();
  const [running, setRunning] = useState<ChangeKind | null>(null);
  const [done, setDone] = useState<ChangeKind | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const isRunning = useRef(false);

  const run = async (
    kind: ChangeKind,
    ask: (key: string) => PromiseLike<{ data?: Booking | undefined; error?: unknown }>,
    what: unknown,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(kind);
    setProblem(null);
    setDone(null);
    const { data, error } = await ask(keys.keyFor([kind, what]));
    isRunning.current = false;
    setRunning(null);
    if (data) {
      keys.forget();
      setDone(kind);
      onChanged(data);
    } else {
      setProblem(error);
      if (isStale(error)) onStale();
    }
  };

  return {
    running,
    done,
    problem,
    confirm: () => run('confirm', () => confirmIt({ lang, token }), null),
    cancel: () => run('cancel', (idempotencyKey) => cancelIt({ lang, token, idempotencyKey }), null),
    move: (startsAt: string) =>
      run('move', (idempotencyKey) => moveIt({ lang, token, idempotencyKey, body: { starts_at: startsAt } }), startsAt),
  };
};

export type Changing = ReturnType<typeof useChange>;
