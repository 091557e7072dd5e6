import type { DeskBooking, DeskTimes } from '#contract/bookingsDesk';
import { addDays, clockAt, MINUTE_MS, weekdayOf } from '#contract/rules/clock';
import { BOOKING_LATE_MINUTES } from '#contract/rules/deskLimits';
import { serverNow } from '#shared/lib/serverClock';

/** The Monday of its week. */
export const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

export const isoAt = (ms: number): string => new Date(ms).toISOString();

/** `10:30–11:30`. */
export const spanText = (from: number, to: number): string => `${clockAt(from)}–${clockAt(to)}`;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

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

/** When it ends: a car in work is there until it is done. */
export const endOf = (booking: DeskBooking, now: number): number =>
  overrunOf(booking, now) > 0 ? now : Date.parse(booking.ends_at);

/** Whole minutes for which a car in work has been in its bay past the planned end. */
export const overrunOf = ({ state, ends_at: to }: DeskBooking, now: number): number =>
  state === 'in_work' ? Math.max(0, Math.floor((now - Date.parse(to)) / MINUTE_MS)) : 0;
