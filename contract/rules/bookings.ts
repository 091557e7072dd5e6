import { dayNumberAt } from './clock';

export const BOOKING_STATES = [
  'held',
  'booked',
  'arrived',
  'in_work',
  'done',
  'no_show',
  'cancelled',
  'expired',
  'blocked',
] as const;

/**
 * Why a customer cannot move a booking on the site: its time is over; the cut-off has passed; it was moved as often as allowed; its branch is hidden;
 * one of its services, or the branch, is not booked on line any more.
 */
export const NO_MOVES = ['over', 'late', 'moves', 'hidden', 'by_phone'] as const;

export const WAIT_STATES = ['waiting', 'offered', 'booked', 'passed', 'cancelled'] as const;

/** A time is kept so long while the rest is filled in. */
export const HOLD_MINUTES = 10;
/** Of a time that whoever waits was told of. */
export const OFFER_HOLD_MINUTES = 30;
/** Holds of one address at a time, which many phones of an operator may share. */
export const MOST_HOLDS = 8;
/** Bookings of a phone that are still to come. */
export const MOST_BOOKINGS = 2;
/** Bookings that a phone may make within 24 hours, cancelled ones included. */
export const MAX_BOOKINGS_A_DAY = 6;
/** Waits of a phone at a time. */
export const MOST_WAITS = 3;
/** Services of one booking. */
export const MOST_SERVICES = 5;
/** Days of one question. */
export const MOST_DAYS = 31;
/**
 * When a customer is reminded, in minutes before the beginning: from `to` on, until `from` is left, and not within `settled` of the choice of the
 * time. The one of the day before is over once the other is about to come.
 */
export const REMINDERS = {
  tomorrow: { from: 3 * 60, to: 24 * 60, settled: 2 * 60 },
  soon: { from: 15, to: 2 * 60, settled: 60 },
} as const;
/** Where a time is gone: so many free ones before it and after it. */
export const NEIGHBOURS = 3;

export type BookingState = (typeof BOOKING_STATES)[number];
/** What the staff sets by hand; `in_work` comes of beginning the visit, which also takes it out of there. */
export type SetBookingState = 'booked' | 'arrived' | 'done' | 'no_show' | 'cancelled';

/** One step back is among them: what was pressed by mistake is taken back. A cancelled one is free for others, and is booked anew. */
const next: Partial<Record<BookingState, readonly SetBookingState[]>> = {
  booked: ['arrived', 'no_show', 'cancelled'],
  arrived: ['done', 'booked', 'cancelled'],
  done: ['arrived'],
  no_show: ['booked', 'arrived'],
};

/** What somebody of the staff may make of it. `startsAt`: nobody comes on a day before it, and nobody has missed what has not begun. */
export const bookingFollowers = (
  from: BookingState,
  { startsAt, now }: { startsAt: number; now: number },
): readonly SetBookingState[] =>
  (next[from] ?? []).filter((to) => {
    if (to === 'no_show') return startsAt <= now;
    return to === 'booked' || to === 'cancelled' || dayNumberAt(startsAt) <= dayNumberAt(now);
  });
