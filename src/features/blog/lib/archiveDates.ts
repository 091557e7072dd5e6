/** A month of a year, January is 1. */
export interface YearMonth {
  year: number;
  month: number;
}

export interface CalendarDay extends YearMonth {
  day: number;
}

/** Uzbekistan has one time and never changes its clocks. */
const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;

/** The day it is in Tashkent, wherever the visitor is. */
export const todayInTashkent = (now = Date.now()): CalendarDay => {
  const there = new Date(now + TASHKENT_OFFSET_MS);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
};

/** A day as the calendar's library takes it: midnight of the visitor's own time. Years below 100 are meant as they are. */
export const localDate = ({ year, month, day }: CalendarDay): Date => {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  return date;
};

export const dayOf = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

const exists = ({ year, month, day }: CalendarDay) => localDate({ year, month, day }).getMonth() === month - 1;

/** The day, or null where the month is shorter: 29 February of most years. */
export const existingDay = (day: CalendarDay): CalendarDay | null => (exists(day) ? day : null);

/** Leap years lie at most eight years apart. */
const YEARS_TO_LOOK_BACK = 8;

/**
 * The newest month in which a filter by month and day could have been chosen: it has the day, and the day has come.
 * @param day 0 for any; a day that no year has is taken for any
 */
export const latestMonth = (month: number, day: number, today: CalendarDay): YearMonth => {
  const inYear = (year: number) => ({ year, month, day: day || 1 });
  const hasCome = (date: CalendarDay) => localDate(date) <= localDate(today);
  for (let year = today.year; year > today.year - YEARS_TO_LOOK_BACK; year -= 1) {
    if (exists(inYear(year)) && hasCome(inYear(year))) return { year, month };
  }
  return { year: month <= today.month ? today.year : today.year - 1, month };
};
