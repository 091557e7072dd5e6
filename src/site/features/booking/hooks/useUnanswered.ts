import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings';
import { makeDraft } from '#shared/drafts/draft';
import { useAppSelector } from '#shared/store/appStore';
import { isUndecided } from '../lib/problems';
import { keepSent, readSent, useAskToBook } from './useAskToBook';

type Standing =
  /** Nobody has looked yet, as on the server. */
  | 'unknown'
  /** Nothing is open: the page is as it stands. */
  | 'none'
  | 'asking'
  /** Asked again in vain. */
  | 'unanswered';

/**
 * A booking that was sent before a reload, or before another time was looked for, and never answered: it is asked for once more by its key, and so
 * is the same booking. Before that nobody is told that the time is lost.
 */
export const useUnanswered = (hold: string | undefined, onBooked: (booking: Booking) => void) => {
  const ask = useAskToBook();
  const owner = useAppSelector(({ auth }) => auth.userId ?? (auth.signedInHint ? undefined : null));
  const [standing, setStanding] = useState<Standing>('unknown');
  const [problem, setProblem] = useState<unknown>(null);
  const isRunning = useRef(false);

  const askAgain = async (): Promise<void> => {
    if (isRunning.current) return;
    const sent = readSent();
    if (sent && sent.owner !== null && owner === undefined) return;
    if (!sent || (sent.owner !== null && sent.owner !== owner)) {
      keepSent(null);
      setStanding('none');
      return;
    }
    isRunning.current = true;
    setStanding('asking');
    const { data, error } = await ask(sent);
    isRunning.current = false;
    if (error !== undefined && isUndecided(error)) {
      setStanding('unanswered');
      return;
    }
    keepSent(null);
    if (data) {
      makeDraft('time', sent.owner, {}).forget();
      onBooked(data);
    } else {
      setProblem(error);
      setStanding('none');
    }
  };
  useEffect(() => {
    void askAgain();
    // Asked where the page begins, and where another time is looked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hold, owner]);
  return { standing, problem, askAgain };
};
