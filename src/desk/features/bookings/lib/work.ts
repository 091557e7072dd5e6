import type { DeskBooking } from '#contract/bookingsDesk';
import { MINUTE_MS } from '#contract/rules/clock';

/** A customer counts as late after so many minutes. */
const LATE_MINUTES = 15;
/** The next one in a bay is warned about so many minutes ahead. */
const AHEAD_MINUTES = 30;

/** Whole minutes for which a car in work has been in its bay past the planned end. */
export const overrunOf = ({ state, ends_at: to }: DeskBooking, now: number): number =>
  state === 'in_work' ? Math.max(0, Math.floor((now - Date.parse(to)) / MINUTE_MS)) : 0;

/** When it ends: a car in work is there until it is done. */
export const endOf = (booking: DeskBooking, now: number): number =>
  overrunOf(booking, now) > 0 ? now : Date.parse(booking.ends_at);

export const isLate = ({ state, starts_at: from }: DeskBooking, now: number): boolean =>
  state === 'booked' && now - Date.parse(from) > LATE_MINUTES * MINUTE_MS;

/** The car that is still in its bay when it is about to begin; undefined: the bay is free. */
export const inTheWay = (booking: DeskBooking, items: readonly DeskBooking[], now: number): DeskBooking | undefined => {
  const { id, bay, state, starts_at: from, ends_at: to } = booking;
  const isNext =
    (state === 'booked' || state === 'arrived') &&
    Date.parse(from) <= now + AHEAD_MINUTES * MINUTE_MS &&
    Date.parse(to) > now;
  return isNext ? items.find((item) => item.id !== id && item.bay === bay && overrunOf(item, now) > 0) : undefined;
};
