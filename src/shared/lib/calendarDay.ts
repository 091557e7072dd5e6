import { clockAt, dateAt, type Time } from '#contract/rules/clock';

export interface YearMonth {
  year: number;
  month: number;
}

export interface CalendarDay extends YearMonth {
  day: number;
}

/** Returns the day of a time in Tashkent, whatever the visitor's time zone. */
export const calendarDayAt = (time: Time = Date.now()): CalendarDay => {
  const [year = 0, month = 0, day = 0] = dateAt(time).split('-').map(Number);
  return { year, month, day };
};

/** Returns midnight of the day in the browser's time zone, for the calendar library. Keeps years below 100. */
export const localDate = ({ year, month, day }: CalendarDay): Date => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
};

/** Returns the day of a date in the browser's time zone, the inverse of `localDate`. */
export const dayOfLocalDate = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Returns the day, or null if it does not exist, such as 29 February of most years. */
export const existingDay = (day: CalendarDay): CalendarDay | null =>
  day.day > 0 && localDate(day).getMonth() === day.month - 1 ? day : null;

/** Formats a day as 'YYYY-MM-DD', the wire format. */
export const isoOfDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Parses 'YYYY-MM-DD'. Returns null for other text or a day that does not exist. */
export const dayOfIso = (text: string): CalendarDay | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day ? existingDay({ year: Number(year), month: Number(month), day: Number(day) }) : null;
};

/** Formats an ISO time as `09:30` in Tashkent. Returns invalid input unchanged. */
export const clockOf = (time: string): string => clockAt(time) || time;
