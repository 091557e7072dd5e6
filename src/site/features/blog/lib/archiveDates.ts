import { type CalendarDay, existingDay, localDate, type YearMonth } from '#shared/lib/calendarDay';

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
    if (existingDay(inYear(year)) && hasCome(inYear(year))) return { year, month };
  }
  return { year: month <= today.month ? today.year : today.year - 1, month };
};
