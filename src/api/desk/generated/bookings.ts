// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  BookingSettled,
  BookingSettling,
  BookingTask,
  Calendar,
  CalendarFeed,
  DeskBooking,
  DeskBookingChange,
  DeskBookingState,
  DeskTimes,
  DeskWaitlistEntry,
  NewBayBlock,
  NewCalendarFeed,
  NewDeskBooking,
  NewPhoneBlock,
  PhoneBlock,
} from '#contract/bookingsDesk';
import { deskApi } from '../deskApi';

const bookingsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists bookings of one’s own branches that must be moved, and past ones without a final state */
    listBookingTasks: build.query<BookingTask[], void>({
      query: () => ({
        url: '/booking-tasks',
      }),
      providesTags: [
        { type: 'Booking', id: 'LIST' },
        { type: 'Content', id: 'LIST' },
      ],
    }),
    /** Moves future bookings to the next free slot or cancels them, and notifies their customers */
    settleBookings: build.mutation<BookingSettled, { body: BookingSettling }>({
      query: ({ body }) => ({
        url: '/booking-tasks',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Returns bookings of a branch by day and bay */
    readCalendar: build.query<Calendar, { branch: number; from: string; days: number }>({
      query: ({ branch, from, days }) => ({
        url: '/bookings',
        params: { branch, from, days },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Searches bookings of one’s own branches by name, phone, reference or plate */
    findBookings: build.query<DeskBooking[], { q: string }>({
      query: ({ q }) => ({
        url: '/bookings/found',
        params: { q },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Lists bookings of today whose car has not arrived, of all of one’s own branches, by time */
    listComingBookings: build.query<DeskBooking[], void>({
      query: () => ({
        url: '/bookings/coming',
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Returns the free slots of a branch */
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
    /** Returns a booking by its id */
    readBooking: build.query<DeskBooking, { id: number }>({
      query: ({ id }) => ({
        url: `/bookings/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Booking', id }],
    }),
    /** Creates a booking by phone, at the counter or from an enquiry */
    makeBooking: build.mutation<DeskBooking, { idempotencyKey?: string | undefined; body: NewDeskBooking }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/bookings',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Moves, extends or corrects a booking; its customer is notified of another time */
    changeBooking: build.mutation<DeskBooking, { id: number; ifMatch: string; body: DeskBookingChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/bookings/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Sets the state of a booking to arrived, done, no-show or cancelled, or undoes it */
    setBookingState: build.mutation<DeskBooking, { id: number; ifMatch: string; body: DeskBookingState }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/bookings/${id}/states`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Enquiry', 'Audit'],
    }),
    /** Blocks a bay for a period; 409 `no_room` if it overlaps a booking */
    blockBay: build.mutation<DeskBooking, { idempotencyKey?: string | undefined; body: NewBayBlock }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/bay-blocks',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Ends the block of a bay */
    unblockBay: build.mutation<null, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/bay-blocks/${id}`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Lists the waitlist of a day in its order */
    listWaitlist: build.query<DeskWaitlistEntry[], { branch: number; day: string }>({
      query: ({ branch, day }) => ({
        url: '/booking-waits',
        params: { branch, day },
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Removes a customer from the waitlist */
    removeWaitlistEntry: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/booking-waits/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Lists phones blocked from online booking, newest first */
    listPhoneBlocks: build.query<PhoneBlock[], void>({
      query: () => ({
        url: '/phone-blocks',
      }),
      providesTags: [{ type: 'Booking', id: 'LIST' }],
    }),
    /** Blocks a phone from online booking */
    blockPhone: build.mutation<PhoneBlock, { body: NewPhoneBlock }>({
      query: ({ body }) => ({
        url: '/phone-blocks',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Allows a phone to book online again */
    unblockPhone: build.mutation<null, { id: string }>({
      query: ({ id }) => ({
        url: `/phone-blocks/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Returns whether a branch has a calendar feed */
    readCalendarFeed: build.query<CalendarFeed, { id: number }>({
      query: ({ id }) => ({
        url: `/branches/${id}/booking-feed`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Booking', id }],
    }),
    /** Creates a calendar feed; the previous address stops working */
    createCalendarFeed: build.mutation<NewCalendarFeed, { id: number }>({
      query: ({ id }) => ({
        url: `/branches/${id}/booking-feed`,
        method: 'POST',
      }),
      invalidatesTags: ['Booking', 'Audit'],
    }),
    /** Ends the calendar feed of a branch */
    deleteCalendarFeed: build.mutation<null, { id: number }>({
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
  useListComingBookingsQuery,
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
  useReadCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
} = bookingsApi;
export const {
  listBookingTasks,
  settleBookings,
  readCalendar,
  findBookings,
  listComingBookings,
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
  readCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
} = bookingsApi.endpoints;
