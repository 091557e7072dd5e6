import { useState } from 'react';
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

/** A day and month of any year; 0 is 'not set'. */
export interface DayFilter {
  month: number;
  date: number;
}

/**
 * The month that the calendar shows. Turning its pages is the visitor's own; a filter that comes from elsewhere (the address, Back,
 * a removed chip) turns it to its month. The filter knows no year: the chosen day is marked in whatever year its month was last seen.
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
