/**
 * Uzbekistan has been at UTC+5 all year since 1992, so no time zone table is needed.
 * A date is 'YYYY-MM-DD'; a day number counts days since 1970-01-01.
 * For an invalid time, texts are empty and numbers are NaN; `dateOfDayNumber` and `addDays` throw a RangeError.
 */

export const TIME_ZONE = 'Asia/Tashkent';
export const UTC_OFFSET_MINUTES = 300;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MINUTES = 1_440;
export const DAY_MS = 86_400_000;
const OFFSET_MS = UTC_OFFSET_MINUTES * MINUTE_MS;

export type Time = Date | number | string;

const msOf = (time: Time): number => (typeof time === 'number' ? time : new Date(time).getTime());

const wallClock = (time: Time): string => {
  const there = new Date(msOf(time) + OFFSET_MS);
  return Number.isNaN(there.getTime()) ? '' : there.toISOString();
};

/** Returns the format of a datetime-local input: `2026-12-01T09:30`. */
export const localAt = (time: Time): string => wallClock(time).slice(0, 16);
/** Returns the Tashkent date of a time, 'YYYY-MM-DD'. */
export const dateAt = (time: Time = Date.now()): string => wallClock(time).slice(0, 10);
/** Returns the Tashkent time of day, 'HH:MM'. */
export const clockAt = (time: Time): string => wallClock(time).slice(11, 16);
/** Returns the time with its offset: `2026-12-01T09:30:00+05:00`. */
export const zonedAt = (time: Time): string => wallClock(time).replace(/\..*/, '+05:00');
/** Parses `2026-12-01T09:30` into milliseconds since 1970. */
export const timeOfLocal = (local: string): number => Date.parse(`${local}Z`) - OFFSET_MS;

/** Returns the day number of a time in Tashkent. */
export const dayNumberAt = (time: Time): number => Math.floor((msOf(time) + OFFSET_MS) / DAY_MS);
/** Converts a date to a day number. */
export const dayNumberOf = (date: string): number => Date.parse(date) / DAY_MS;
/** Converts a day number to a date. Throws a RangeError for NaN. */
export const dateOfDayNumber = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Adds days to a date. Throws a RangeError for an invalid date. */
export const addDays = (date: string, days: number): string => dateOfDayNumber(dayNumberOf(date) + days);

/** Returns the start of a day number in milliseconds since 1970. */
export const midnightOfDayNumber = (day: number): number => day * DAY_MS - OFFSET_MS;
/** Returns the start of a date in milliseconds since 1970. */
export const midnightOf = (date: string): number => midnightOfDayNumber(dayNumberOf(date));
/** Returns fractional minutes since midnight in Tashkent. */
export const minuteOfDay = (time: Time): number => (msOf(time) - midnightOfDayNumber(dayNumberAt(time))) / MINUTE_MS;

/** Returns 0 for Monday: 1970-01-01 was a Thursday. */
export const weekdayOfDayNumber = (day: number): number => (((day + 3) % 7) + 7) % 7;
/** Returns the weekday of a date, 0 for Monday. */
export const weekdayOf = (date: string): number => weekdayOfDayNumber(dayNumberOf(date));
