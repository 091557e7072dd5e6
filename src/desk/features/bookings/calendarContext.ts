import { createContext, useContext } from 'react';
import type { Calendar, CalendarQuery } from '#contract/bookingsDesk';

export interface ShownCalendar {
  calendar: Calendar;
  asked: CalendarQuery;
}

export const CalendarContext = createContext<ShownCalendar | null>(null);

export const useShownCalendar = (): ShownCalendar => {
  const shown = useContext(CalendarContext);
  if (!shown) throw new Error('useShownCalendar needs a calendar above it');
  return shown;
};
