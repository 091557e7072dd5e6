import { useState } from 'react';
import { type CalendarDay, existingDay, localDate, type YearMonth } from '#shared/lib/calendarDay';

/** A range of eight years always contains a leap year. */
const YEARS_TO_LOOK_BACK = 8;

/**
 * Returns the latest past month that contains this day and month.
 * @param day 0 for any; a day that does not exist counts as any
 */
export const latestMonth = (month: number, day: number, today: CalendarDay): YearMonth => {
  const inYear = (year: number) => ({ year, month, day: day || 1 });
  const isNotAfterToday = (date: CalendarDay) => localDate(date) <= localDate(today);
  for (let year = today.year; year > today.year - YEARS_TO_LOOK_BACK; year -= 1) {
    if (existingDay(inYear(year)) && isNotAfterToday(inYear(year))) return { year, month };
  }
  return { year: month <= today.month ? today.year : today.year - 1, month };
};

export interface DayFilter {
  month: number;
  date: number;
}

/**
 * Returns the displayed month, which changes by paging and with the filter. The filter has no year: the selected day is
 * in the last displayed year.
 */
export const useCalendarView = ({ month, date }: DayFilter, today: CalendarDay) => {
  const monthOfFilter = (): YearMonth => (month > 0 ? latestMonth(month, date, today) : today);
  const [view, setView] = useState(monthOfFilter);
  const [year, setYear] = useState(view.year);
  const [followed, setFollowed] = useState(month);
  if (followed !== month) {
    setFollowed(month);
    if (month > 0 && view.month !== month) setView(monthOfFilter());
  }
  if (view.month === month && view.year !== year) setYear(view.year);
  const selected = month > 0 && date > 0 ? existingDay({ year, month, day: date }) : null;
  return { view, setView, selected };
};
