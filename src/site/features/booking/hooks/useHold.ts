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
}

/** Holds a slot and names it in the address, so reload and Back restore it. Releases the previous hold. */
export const useHold = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const { current } = useAddress();
  const [requestHold] = useHoldTimeMutation();
  const [taken, setTaken] = useState<Hold | null>(null);
  const [wanted, setWanted] = useState<SlotChoice | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isTaking, setTaking] = useState(false);
  const [keys] = useState(makeIdempotencyKeys);
  const isRunning = useRef(false);

  const take = async (next: SlotChoice, shown?: string): Promise<void> => {
    if (isRunning.current) return;
    // After Back the hold is in memory, after a reload in the address.
    const holder = shown ?? taken?.token ?? parseBookingUrl(current().query).instead;
    isRunning.current = true;
    setTaking(true);
    setWanted(next);
    setProblem(null);
    storeChosenBranch(next.branch);
    const { services, branch, startsAt } = next;
    const body = { services: [...services], branch, starts_at: startsAt, ...(holder && { holder }) };
    const answer = await requestHold({ lang, idempotencyKey: keys.keyFor(body), body });
    // Taking the same slot again is a new hold. Only a lost reply is retried with its key.
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
      void navigate(to, { replace: shown !== undefined, preventScrollReset: true });
    }
  };
  const forget = () => {
    setProblem(null);
    setWanted(null);
  };
  return { take, taken, wanted, problem, isTaking, forget };
};

export type Holding = ReturnType<typeof useHold>;
