import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { dayOf, midnightOf, minuteAt, timeAt } from '../platform/minutes';

const ENDS = 9 * 60;
const BEGINS = 21 * 60;

export const isNight = (now: Date): boolean => nightEnds(minuteAt(now)) !== null;

function nightEnds(minute: number): number | null {
  const midnight = midnightOf(dayOf(minute));
  if (minute < midnight + ENDS) return midnight + ENDS;
  return minute < midnight + BEGINS ? null : midnightOf(dayOf(minute) + 1) + ENDS;
}

/** Returns the seconds until an offer is sent. Night offers wait for the morning, unless the slot starts too early. */
export function offerDelay(startsAt: Date, now: Date): number {
  const minute = minuteAt(now);
  const morning = nightEnds(minute);
  if (morning === null || minuteAt(startsAt) < morning + OFFER_HOLD_MINUTES) return 0;
  return Math.ceil((morning - minute) * 60);
}

/**
 * Returns when an offer expires: after 30 minutes, at night counted from the morning, at most until the slot starts.
 */
export function offerEnds(startsAt: Date, now: Date): Date {
  const minute = minuteAt(now);
  const until = (nightEnds(minute) ?? minute) + OFFER_HOLD_MINUTES;
  return timeAt(Math.min(until, minuteAt(startsAt)));
}
