import { clockAt, dateAt, type Time } from '#contract/rules/clock';

/** A month of a year, January is 1. */
export interface YearMonth {
  year: number;
  month: number;
}

export interface CalendarDay extends YearMonth {
  day: number;
}

/** The day in Tashkent, wherever the visitor is. */
export const calendarDayAt = (time: Time = Date.now()): CalendarDay => {
  const [year = 0, month = 0, day = 0] = dateAt(time).split('-').map(Number);
  return { year, month, day };
};

/** A day as the calendar's library takes it: midnight of the visitor's own time. Years below 100 are meant as they are. */
export const localDate = ({ year, month, day }: CalendarDay): Date => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
};

export const dayOfLocalDate = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** The day, or null where there is none: 29 February of most years, a thirteenth month. */
export const existingDay = (day: CalendarDay): CalendarDay | null =>
  day.day > 0 && localDate(day).getMonth() === day.month - 1 ? day : null;

/** 'YYYY-MM-DD', as dates travel. */
export const isoOfDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day that 'YYYY-MM-DD' names; null when the text is something else, or no such day exists. */
export const dayOfIso = (text: string): CalendarDay | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day ? existingDay({ year: Number(year), month: Number(month), day: Number(day) }) : null;
};

/** `09:30` by the business's clock, wherever the visitor is; what is no time comes back unchanged. */
export const clockOf = (time: string): string => clockAt(time) || time;
