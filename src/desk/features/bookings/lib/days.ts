import { isoOfDay, todayInTashkent } from '../../../../shared/lib/calendarDay';
import { clockOf } from '../../../common/lib/moments';

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** When a day begins in Tashkent. */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00+05:00`);

/** The day of a moment there. */
export const dayAt = (ms: number): string => isoOfDay(todayInTashkent(ms));

/** So many days after a day. */
export const dayAfter = (day: string, days: number): string => dayAt(midnightOf(day) + days * DAY_MS);

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday of its week. */
export const weekOf = (day: string): string => dayAfter(day, -weekdayOf(day));

export const isoAt = (ms: number): string => new Date(ms).toISOString();

export const clockAt = (ms: number): string => clockOf(isoAt(ms));

/** `10:30–11:30`. */
export const spanText = (from: number, to: number): string => `${clockAt(from)}–${clockAt(to)}`;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
