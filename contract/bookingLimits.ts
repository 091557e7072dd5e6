/** What booking is bound by; without a schema library, so that any page may have it. */

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
