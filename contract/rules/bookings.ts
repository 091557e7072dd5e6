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

/** Why a customer cannot move a booking. `late`: after the cut-off. `by_phone`: no longer bookable online. */
export const NO_MOVES = ['over', 'late', 'moves', 'hidden', 'by_phone'] as const;

export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'passed', 'cancelled'] as const;

export const HOLD_MINUTES = 10;
export const OFFER_HOLD_MINUTES = 30;
/** Holds per IP address, which many phones of a mobile operator may share. */
export const MAX_HOLDS = 8;
export const MAX_OPEN_BOOKINGS = 2;
export const MAX_BOOKINGS_A_DAY = 6;
export const MAX_WAITLIST_DAYS = 3;
export const MAX_SERVICES = 5;
export const MAX_DAYS = 31;
/**
 * Reminder windows in minutes before the start, from `to` down to `from`.
 * No reminder within `settled` minutes after the booking was made or moved.
 */
export const REMINDERS = {
  tomorrow: { from: 3 * 60, to: 24 * 60, settled: 2 * 60 },
  soon: { from: 15, to: 2 * 60, settled: 60 },
} as const;
export const MAX_ALTERNATIVES = 3;

export type BookingState = (typeof BOOKING_STATES)[number];
export type SetBookingState = 'booked' | 'arrived' | 'done' | 'no_show' | 'cancelled';

/** State transitions, with one step back to undo a mistake. `cancelled` is final, because the slot may be taken. */
const next: Partial<Record<BookingState, readonly SetBookingState[]>> = {
  booked: ['arrived', 'no_show', 'cancelled'],
  arrived: ['done', 'booked', 'cancelled'],
  done: ['arrived'],
  no_show: ['booked', 'arrived'],
};

/**
 * Returns the states that staff may set next.
 * @param startsAt in ms since 1970: `arrived` and `done` are possible from that day on, `no_show` from that time on
 */
export const nextBookingStates = (
  from: BookingState,
  { startsAt, now }: { startsAt: number; now: number },
): readonly SetBookingState[] =>
  (next[from] ?? []).filter((to) => {
    if (to === 'no_show') return startsAt <= now;
    return to === 'booked' || to === 'cancelled' || dayNumberAt(startsAt) <= dayNumberAt(now);
  });
