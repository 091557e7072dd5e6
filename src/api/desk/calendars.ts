import type { Calendar, CalendarQuery } from '../../../contract/desk/booking';
import { deskApi } from './deskApi';

const calendarsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** As `readCalendar`, and can be changed on the screen ahead of the answer. */
    calendar: build.query<Calendar, CalendarQuery>({
      query: (params) => ({ url: '/bookings', params }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
  }),
});

export const { useCalendarQuery } = calendarsApi;
export const calendarsUtil = calendarsApi.util;
