import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHoldTimeMutation } from '#api/generated/bookings';
import type { Hold } from '#contract/bookings';
import { dateAt } from '#contract/rules/clock';
import { useAddress } from '#shared/config/hooks/useAddress';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { isUnanswered } from '../components/BookProblem';
import { parseBookingUrl, storeChosenBranch, withChoice } from '../lib/bookingAddress';

export interface SlotChoice {
  services: readonly number[];
  branch: number;
  startsAt: string;
  model?: number | undefined;
}

/** Holds a slot, releases the previous hold and puts the token in the address, so that reload and Back restore it. */
export const useHold = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const { current } = useAddress();
  const [requestHold] = useHoldTimeMutation();
  const [taken, setTaken] = useState<Hold | null>(null);
  const [requested, setRequested] = useState<SlotChoice | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isTaking, setTaking] = useState(false);
  const [keys] = useState(makeIdempotencyKeys);
  const isRunning = useRef(false);

  const take = async (next: SlotChoice, currentHold?: string): Promise<void> => {
    if (isRunning.current) return;
    // Token of the previous hold: in memory after Back, in the address after a reload.
    const holder = currentHold ?? taken?.token ?? parseBookingUrl(current().query).instead;
    isRunning.current = true;
    setTaking(true);
    setRequested(next);
    setProblem(null);
    storeChosenBranch(next.branch);
    const { services, branch, startsAt, model } = next;
    const body = {
      services: [...services],
      branch,
      starts_at: startsAt,
      ...(holder && { holder }),
      ...(model && { model }),
    };
    const answer = await requestHold({ lang, idempotencyKey: keys.keyFor(body), body });
    // Only a lost reply is retried with the same idempotency key. Choosing the same slot again is a new hold.
    if (!isUnanswered(answer.error ?? { kind: 'rejected' })) keys.forget();
    isRunning.current = false;
    setTaking(false);
    if (answer.error !== undefined) setProblem(answer.error);
    else if (answer.data) {
      setTaken(answer.data);
      const to = withChoice({
        services,
        branch,
        day: dateAt(startsAt),
        hold: answer.data.token,
        instead: undefined,
      })(current());
      void navigate(to, { replace: currentHold !== undefined, preventScrollReset: true });
    }
  };
  const forget = () => {
    setProblem(null);
    setRequested(null);
  };
  return { take, taken, requested, problem, isTaking, forget };
};

export type Holding = ReturnType<typeof useHold>;
