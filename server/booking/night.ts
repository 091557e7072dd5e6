import { OFFER_HOLD_MINUTES } from '#contract/rules/bookings';
import { dayOf, midnightOf, minuteAt, timeAt } from '../platform/minutes';

/** From nine in the evening until nine in the morning, in Tashkent. */
const ENDS = 9 * 60;
const BEGINS = 21 * 60;

export const isNight = (now: Date): boolean => nightEnds(minuteAt(now)) !== null;

/** When the night that a minute lies in is over; null by day. */
function nightEnds(minute: number): number | null {
  const midnight = midnightOf(dayOf(minute));
  if (minute < midnight + ENDS) return midnight + ENDS;
  return minute < midnight + BEGINS ? null : midnightOf(dayOf(minute) + 1) + ENDS;
}

/**
 * How long an offer waits to be sent: at night until the morning, so that it wakes nobody. A time that begins before the morning's hold would end is told at
 * once: later it would be of no use.
 */
export function offerWaits(startsAt: Date, now: Date): number {
  const minute = minuteAt(now);
  const morning = nightEnds(minute);
  if (morning === null || minuteAt(startsAt) < morning + OFFER_HOLD_MINUTES) return 0;
  return Math.ceil((morning - minute) * 60);
}

/** Until when an offered time is held: half an hour, which at night begins in the morning, and never longer than the time is to come. */
export function offerEnds(startsAt: Date, now: Date): Date {
  const minute = minuteAt(now);
  const until = (nightEnds(minute) ?? minute) + OFFER_HOLD_MINUTES;
  return timeAt(Math.min(until, minuteAt(startsAt)));
}
