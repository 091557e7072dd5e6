import { addDays, clockAt, MINUTE_MS, weekdayOf } from '#contract/rules/clock';

/** The Monday of its week. */
export const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

export const isoAt = (ms: number): string => new Date(ms).toISOString();

/** `10:30–11:30`. */
export const spanText = (from: number, to: number): string => `${clockAt(from)}–${clockAt(to)}`;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
