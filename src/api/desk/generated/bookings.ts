// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
  BookingFeed,
  BookingSettled,
  BookingSettling,
  BookingTask,
  Calendar,
  DeskBooking,
  DeskBookingChange,
  DeskBookingState,
  DeskTimes,
  DeskWaitlistEntry,
  MadeBookingFeed,
  NewBayBlock,
  NewDeskBooking,
  NewPhoneBlock,
  PhoneBlock,
} from '#contract/bookingsDesk';
import { deskApi } from '../deskApi';

const bookingsApi = deskApi.injectEndpoints({
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
    /** Days of a branch by bay */
    readCalendar: build.query<Calendar, { branch: number; from: string; days: number }>({
      query: ({ branch, from, days }) => ({
        url: '/bookings',
        params: { branch, from, days },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Bookings of the own branches by name, phone, reference or plate */
    findBookings: build.query<DeskBooking[], { q: string }>({
      query: ({ q }) => ({
        url: '/bookings/found',
        params: { q },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Where there is room */
    readDeskTimes: build.query<
      DeskTimes,
      {
        branch: number;
        from: string;
        days: number;
        services?: string | undefined;
        minutes?: number | undefined;
        except?: number | undefined;
        model?: number | undefined;
      }
    >({
      query: ({ branch, from, days, services, minutes, except, model }) => ({
        url: '/bookings/times',
        params: { branch, from, days, services, minutes, except, model },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** One booking */
    readBooking: build.query<DeskBooking, { id: number }>({
      query: ({ id }) => ({
        url: `/bookings/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Booking', id }],
    }),
    /** Books for somebody on the phone, at the counter, or out of an enquiry */
    makeBooking: build.mutation<DeskBooking, { idempotencyKey?: string | undefined; body: NewDeskBooking }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/bookings',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Moves, stretches or corrects; its customer hears of another time */
    changeBooking: build.mutation<DeskBooking, { id: number; ifMatch: string; body: DeskBookingChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/bookings/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Arrived, done, did not come, cancelled, or one of them taken back */
    setBookingState: build.mutation<DeskBooking, { id: number; ifMatch: string; body: DeskBookingState }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/bookings/${id}/states`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Takes a bay out of use for a while; 409 `no_room` where somebody is booked */
    blockBay: build.mutation<DeskBooking, { idempotencyKey?: string | undefined; body: NewBayBlock }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/bay-blocks',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Gives it back */
    unblockBay: build.mutation<null, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/bay-blocks/${id}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Who waits for a time of a day, in their order */
    listWaitlist: build.query<DeskWaitlistEntry[], { branch: number; day: string }>({
      query: ({ branch, day }) => ({
        url: '/booking-waits',
        params: { branch, day },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Takes somebody out of the line */
    removeWaitlistEntry: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/booking-waits/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Phones that book no more on line, the newest first */
    listPhoneBlocks: build.query<PhoneBlock[], void>({
      query: () => ({
        url: '/phone-blocks',
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** It books no more on line */
    blockPhone: build.mutation<PhoneBlock, { body: NewPhoneBlock }>({
      query: ({ body }) => ({
        url: '/phone-blocks',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** It books on line again */
    unblockPhone: build.mutation<null, { id: string }>({
      query: ({ id }) => ({
        url: `/phone-blocks/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Whether a branch has a calendar with a secret address */
    readBookingFeed: build.query<BookingFeed, { id: number }>({
      query: ({ id }) => ({
        url: `/branches/${id}/booking-feed`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Booking', id }],
    }),
    /** Makes one; the address before it ends */
    makeBookingFeed: build.mutation<MadeBookingFeed, { id: number }>({
      query: ({ id }) => ({
        url: `/branches/${id}/booking-feed`,
        method: 'POST',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Ends it */
    endBookingFeed: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/branches/${id}/booking-feed`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
  }),
});

export const {
  useListBookingTasksQuery,
  useSettleBookingsMutation,
  useReadCalendarQuery,
  useFindBookingsQuery,
  useReadDeskTimesQuery,
  useReadBookingQuery,
  useMakeBookingMutation,
  useChangeBookingMutation,
  useSetBookingStateMutation,
  useBlockBayMutation,
  useUnblockBayMutation,
  useListWaitlistQuery,
  useRemoveWaitlistEntryMutation,
  useListPhoneBlocksQuery,
  useBlockPhoneMutation,
  useUnblockPhoneMutation,
  useReadBookingFeedQuery,
  useMakeBookingFeedMutation,
  useEndBookingFeedMutation,
} = bookingsApi;
export const {
  listBookingTasks,
  settleBookings,
  readCalendar,
  findBookings,
  readDeskTimes,
  readBooking,
  makeBooking,
  changeBooking,
  setBookingState,
  blockBay,
  unblockBay,
  listWaitlist,
  removeWaitlistEntry,
  listPhoneBlocks,
  blockPhone,
  unblockPhone,
  readBookingFeed,
  makeBookingFeed,
  endBookingFeed,
} = bookingsApi.endpoints;
