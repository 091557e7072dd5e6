import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadBookingQuery } from '#api/desk/bookings';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useShownCalendar } from '../calendarContext';

/** The booking that the address names: of the calendar, or of another day. 0: none. */
export const useOpened = (id: number): DeskBooking | null => {
  const { items } = useShownCalendar().calendar;
  const here = items.find((item) => item.id === id);
  const { currentData: elsewhere } = useReadBookingQuery(id > 0 && !here ? { id } : skipToken);
  return here ?? (id > 0 ? elsewhere : undefined) ?? null;
};
