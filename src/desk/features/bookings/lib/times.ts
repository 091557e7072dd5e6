import type { DeskTimes } from '#contract/bookingsDesk';
import { MINUTE_MS } from '#contract/rules/clock';
import { BOOKING_LATE_MINUTES } from '#contract/rules/deskLimits';
import { serverNow } from '#shared/lib/serverClock';

/** A time at which there is room, and in which bays. */
export interface Free {
  start: number;
  bays: readonly number[];
  /** It was wished for, and is not among the free ones. */
  isOutside?: boolean;
}

/** What is not over. */
export const freeIn = ({ days }: DeskTimes, now: number): Free[] =>
  days
    .flatMap(({ starts }) => starts.map(({ at, bays }) => ({ start: Date.parse(at), bays })))
    .filter(({ start }) => start >= now);

/** Nobody is booked for it any more, not even a late comer. */
export const isOver = (start: number): boolean => start < serverNow() - BOOKING_LATE_MINUTES * MINUTE_MS;

export const firstFree = (times: DeskTimes, now: number): Free | null => freeIn(times, now)[0] ?? null;
