// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/bookings';

const bookingsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Free times of a branch for services together */
    getBookingTimes: build.query<ResultOf<typeof calls.bookingTimes>, ArgsOf<typeof calls.bookingTimes>>({
      query: calls.bookingTimes,
    }),
    /** The next free time of each branch that is booked on line, for services together */
    getNextTimes: build.query<ResultOf<typeof calls.nextTimes>, ArgsOf<typeof calls.nextTimes>>({
      query: calls.nextTimes,
    }),
    /** Keeps a time for ten minutes; 409 with `neighbours`, the nearest free times, where it is gone */
    holdTime: build.mutation<ResultOf<typeof calls.holdTime>, ArgsOf<typeof calls.holdTime>>({ query: calls.holdTime }),
    /** A time that is held; 404 once it is not */
    getHeldTime: build.query<ResultOf<typeof calls.heldTime>, ArgsOf<typeof calls.heldTime>>({ query: calls.heldTime }),
    /** Gives a held time up */
    releaseTime: build.mutation<ResultOf<typeof calls.releaseTime>, ArgsOf<typeof calls.releaseTime>>({
      query: calls.releaseTime,
    }),
    /** Books a held time, or one whose hold ran out while it is free; 409 with `neighbours` where it is gone */
    book: build.mutation<ResultOf<typeof calls.book>, ArgsOf<typeof calls.book>>({ query: calls.book }),
    /** The same for the signed-in customer */
    bookOwn: build.mutation<ResultOf<typeof calls.bookOwn>, ArgsOf<typeof calls.bookOwn>>({ query: calls.bookOwn }),
    /** Those of the signed-in customer, the next first, then the past ones */
    getOwnBookings: build.query<ResultOf<typeof calls.ownBookings>, ArgsOf<typeof calls.ownBookings>>({
      query: calls.ownBookings,
      keepUnusedDataFor: 0,
    }),
    /** Puts a proven phone in line for a day: it is told of the first free time */
    waitForTime: build.mutation<ResultOf<typeof calls.waitForTime>, ArgsOf<typeof calls.waitForTime>>({
      query: calls.waitForTime,
    }),
    /** The same for the signed-in customer */
    waitOwn: build.mutation<ResultOf<typeof calls.waitOwn>, ArgsOf<typeof calls.waitOwn>>({ query: calls.waitOwn }),
    /** What the signed-in customer waits for, the next day first */
    getOwnWaits: build.query<ResultOf<typeof calls.ownWaits>, ArgsOf<typeof calls.ownWaits>>({
      query: calls.ownWaits,
      keepUnusedDataFor: 0,
    }),
    /** Leaves the line; a time that was offered goes to the next */
    leaveWait: build.mutation<ResultOf<typeof calls.leaveWait>, ArgsOf<typeof calls.leaveWait>>({
      query: calls.leaveWait,
    }),
    /** A booking by its link; changes nothing */
    getBooking: build.query<ResultOf<typeof calls.booking>, ArgsOf<typeof calls.booking>>({ query: calls.booking }),
    /** Moves it, until the cut-off; 409 with `neighbours` where the time is gone */
    moveBooking: build.mutation<ResultOf<typeof calls.moveBooking>, ArgsOf<typeof calls.moveBooking>>({
      query: calls.moveBooking,
    }),
    /** Cancels it, until the cut-off; a cancelled one stays so */
    cancelBooking: build.mutation<ResultOf<typeof calls.cancelBooking>, ArgsOf<typeof calls.cancelBooking>>({
      query: calls.cancelBooking,
    }),
    /** The customer will come */
    confirmBooking: build.mutation<ResultOf<typeof calls.confirmBooking>, ArgsOf<typeof calls.confirmBooking>>({
      query: calls.confirmBooking,
    }),
  }),
});

export const {
  getBookingTimes,
  getNextTimes,
  holdTime,
  getHeldTime,
  releaseTime,
  book,
  bookOwn,
  getOwnBookings,
  waitForTime,
  waitOwn,
  getOwnWaits,
  leaveWait,
  getBooking,
  moveBooking,
  cancelBooking,
  confirmBooking,
} = bookingsApi.endpoints;
export const {
  useGetBookingTimesQuery,
  useGetNextTimesQuery,
  useHoldTimeMutation,
  useGetHeldTimeQuery,
  useReleaseTimeMutation,
  useBookMutation,
  useBookOwnMutation,
  useGetOwnBookingsQuery,
  useWaitForTimeMutation,
  useWaitOwnMutation,
  useGetOwnWaitsQuery,
  useLeaveWaitMutation,
  useGetBookingQuery,
  useMoveBookingMutation,
  useCancelBookingMutation,
  useConfirmBookingMutation,
} = bookingsApi;
