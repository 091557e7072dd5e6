import { useState } from 'react';
import { type CalendarDay, existingDay, type YearMonth } from '#shared/lib/calendarDay';
import { latestMonth } from '../lib/archiveDates';

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
