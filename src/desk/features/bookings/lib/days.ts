import type { DeskBooking, DeskTimes } from '#contract/bookingsDesk';
import { addDays, clockAt, MINUTE_MS, weekdayOf } from '#contract/rules/clock';
import { BOOKING_LATE_MINUTES } from '#contract/rules/deskLimits';
import { serverNow } from '#shared/lib/serverClock';

export const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

export const isoAt = (ms: number): string => new Date(ms).toISOString();

export const spanText = (from: number, to: number): string => `${clockAt(from)}–${clockAt(to)}`;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

export interface Free {
  start: number;
  bays: readonly number[];
  isOutside?: boolean;
}

export const freeIn = ({ days }: DeskTimes, now: number): Free[] =>
  days
    .flatMap(({ starts }) => starts.map(({ at, bays }) => ({ start: Date.parse(at), bays })))
    .filter(({ start }) => start >= now);

export const isOver = (start: number): boolean => start < serverNow() - BOOKING_LATE_MINUTES * MINUTE_MS;

export const firstFree = (times: DeskTimes, now: number): Free | null => freeIn(times, now)[0] ?? null;

/** End of a booking in ms since the epoch. A car in work occupies its bay at least until `now`. */
export const endOf = (booking: DeskBooking, now: number): number =>
  overrunMinutes(booking, now) > 0 ? now : Date.parse(booking.ends_at);

export const overrunMinutes = ({ state, ends_at: to }: DeskBooking, now: number): number =>
  state === 'in_work' ? Math.max(0, Math.floor((now - Date.parse(to)) / MINUTE_MS)) : 0;
