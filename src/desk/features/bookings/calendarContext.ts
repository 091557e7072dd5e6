import { createContext, useContext } from 'react';
import type { Calendar, CalendarQuery } from '#contract/bookingsDesk';

export interface VisibleCalendar {
  calendar: Calendar;
  asked: CalendarQuery;
}

export const CalendarContext = createContext<VisibleCalendar | null>(null);

export const useVisibleCalendar = (): VisibleCalendar => {
  const shown = useContext(CalendarContext);
  if (!shown) throw new Error('useVisibleCalendar needs a calendar above it');
  return shown;
};
