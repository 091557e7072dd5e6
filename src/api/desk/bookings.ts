import type { Calendar, CalendarQuery, DeskBooking } from '#contract/bookingsDesk';
import { deskApi } from './deskApi';
import { makeSerialQueues } from './serialQueue';

export const bookingQueues = makeSerialQueues<DeskBooking>();

const calendarsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    calendar: build.query<Calendar, CalendarQuery>({
      query: (params) => ({ url: '/bookings', params }),
      transformResponse: (calendar: Calendar) => ({
        ...calendar,
        items: calendar.items.map(bookingQueues.withOwnChanges),
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
  }),
});

export const { useCalendarQuery } = calendarsApi;
export const calendarsUtil = calendarsApi.util;
