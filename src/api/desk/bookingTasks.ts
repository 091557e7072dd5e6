// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { BookingSettled, BookingSettling, BookingTask } from '#contract/bookingsDesk';
import { deskApi } from './deskApi';

const bookingTasksApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Bookings of the own branches that have to be moved, and past ones that were not settled */
    listBookingTasks: build.query<BookingTask[], void>({
      query: () => ({
        url: '/booking-tasks',
      }),
      providesTags: [
        { type: 'Booking', id: 'LIST' },
        { type: 'Content', id: 'LIST' },
      ],
    }),
    /** Moves bookings to come to the next free time or cancels them; their customers are notified */
    settleBookings: build.mutation<BookingSettled, { body: BookingSettling }>({
      query: ({ body }) => ({
        url: '/booking-tasks',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
  }),
});

export const { useListBookingTasksQuery, useSettleBookingsMutation } = bookingTasksApi;
export const { listBookingTasks, settleBookings } = bookingTasksApi.endpoints;
