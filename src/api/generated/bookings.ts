// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  Booking,
  BookingDay,
  BookingPrice,
  BookingTimes,
  CalendarQuery,
  Hold,
  Move,
  NewBooking,
  NewHold,
  NewOwnBooking,
  NewOwnWaitlistEntry,
  NewWaitlistEntry,
  NextTimes,
  OwnWaitlistEntry,
  WaitlistEntry,
} from '#contract/bookings';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, decimal, file, flag, id, listOf, oneOf, optional, orNull, record, text } from '../readers';

const readBookingPrice = record<BookingPrice>({ from: orNull(count), to: orNull(count), day: text });
const readBookingDay = record<BookingDay>({ day: text, starts: listOf(text), full: flag });
const readBookingTimes = record<BookingTimes>({
  minutes: count,
  price: readBookingPrice,
  days: listOf(readBookingDay),
  until: text,
});
const readNextTimes = record<NextTimes>({
  minutes: count,
  price: readBookingPrice,
  branches: listOf(record({ branch: id, starts_at: orNull(text) })),
});
const readHold = record<Hold>({
  token: text,
  expires_at: text,
  seconds_left: optional(count),
  branch: id,
  services: listOf(id),
  starts_at: text,
  minutes: count,
  price: orNull(readBookingPrice),
  offered: flag,
  changeable_until: optional(text),
});
const readBooking = record<Booking>({
  token: text,
  reference: text,
  state: oneOf('booked', 'arrived', 'in_work', 'done', 'no_show', 'cancelled'),
  branch: record({ id, name: text, address: text, phone: text, latitude: decimal, longitude: decimal }),
  services: listOf(record({ id, name: text, minutes: count, price: orNull(count) })),
  price: orNull(readBookingPrice),
  starts_at: text,
  ends_at: text,
  car: text,
  year: count,
  confirmed: flag,
  can_change: flag,
  change_until: text,
  moves_left: count,
  no_move: orNull(oneOf('over', 'late', 'moves', 'hidden', 'by_phone')),
  is_over: flag,
  is_stranded: flag,
  sequence: count,
});
const readWaitlistEntry = record<WaitlistEntry>({ place: count, token: text });
const readOwnWaitlistEntry = record<OwnWaitlistEntry>({
  place: count,
  token: text,
  day: text,
  branch: record({ id, name: text }),
  services: listOf(record({ id, name: text })),
  hold: orNull(text),
  starts_at: orNull(text),
  expires_at: orNull(text),
});

/** Returns the booking as a calendar file in `language`, by default the language of the booking */
export const bookingCalendar = ({
  lang,
  token,
  language,
}: Localized<{ token: string; language?: CalendarQuery['language'] | undefined }>): Call<Blob> => ({
  path: `/main/bookings/${encodeURIComponent(token)}/calendar.ics`,
  query: { language },
  lang,
  read: file,
});

/**
 * Returns the calendar feed of a branch by its secret address, in `language`, by default that of the call; without
 * phones, with first names at most
 */
export const calendarFeed = ({
  lang,
  token,
  language,
}: Localized<{ token: string; language?: CalendarQuery['language'] | undefined }>): Call<Blob> => ({
  path: `/main/booking-feeds/${encodeURIComponent(token)}/calendar.ics`,
  query: { language },
  lang,
  read: file,
});

const bookingsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns free slots of a branch for a set of services */
    getBookingTimes: build.query<
      BookingTimes,
      Localized<{
        services: string;
        branch: number;
        from: string;
        days: number;
        model?: number | undefined;
        instead?: string | undefined;
      }>
    >({
      query: ({ lang, services, branch, from, days, model, instead }): Call<BookingTimes> => ({
        path: '/main/bookings/times/',
        query: { services, branch, from, days, model, instead },
        lang,
        read: readBookingTimes,
      }),
    }),
    /** Returns the next free slot of each branch that accepts online bookings, for a set of services */
    getNextTimes: build.query<
      NextTimes,
      Localized<{ services: string; model?: number | undefined; instead?: string | undefined }>
    >({
      query: ({ lang, services, model, instead }): Call<NextTimes> => ({
        path: '/main/bookings/next/',
        query: { services, model, instead },
        lang,
        read: readNextTimes,
      }),
    }),
    /** Holds a slot for ten minutes; 409 with `neighbours`, the nearest free slots, if it is taken */
    holdTime: build.mutation<Hold, Localized<{ idempotencyKey?: string | undefined; body: NewHold }>>({
      query: ({ lang, idempotencyKey, body }): Call<Hold> => ({
        method: 'POST',
        path: '/main/bookings/holds/',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        lang,
        read: readHold,
      }),
    }),
    /** Returns a hold; 404 once it has ended */
    getHeldTime: build.query<Hold, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<Hold> => ({
        path: `/main/bookings/holds/${encodeURIComponent(token)}`,
        lang,
        read: readHold,
      }),
    }),
    /** Releases a hold of a slot */
    releaseTime: build.mutation<null, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<null> => ({
        method: 'DELETE',
        path: `/main/bookings/holds/${encodeURIComponent(token)}`,
        lang,
        read: () => null,
      }),
    }),
    /** Books a held slot, or an expired hold whose slot is still free; 409 with `neighbours` if it is taken */
    book: build.mutation<
      Booking,
      Localized<{ idempotencyKey?: string | undefined; verificationToken?: string | undefined; body: NewBooking }>
    >({
      query: ({ lang, idempotencyKey, verificationToken, body }): Call<Booking> => ({
        method: 'POST',
        path: '/main/bookings/',
        headers: {
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(verificationToken && { 'X-Verification-Token': verificationToken }),
        },
        body,
        lang,
        read: readBooking,
      }),
    }),
    /** Books a held slot for the signed-in customer */
    bookOwn: build.mutation<Booking, Localized<{ idempotencyKey?: string | undefined; body: NewOwnBooking }>>({
      query: ({ lang, idempotencyKey, body }): Call<Booking> => ({
        method: 'POST',
        path: '/main/my-bookings/',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
        private: true,
        lang,
        read: readBooking,
      }),
    }),
    /** Lists bookings of the signed-in customer: the next one first, then past ones */
    getOwnBookings: build.query<Booking[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<Booking[]> => ({
        path: '/main/my-bookings/',
        private: true,
        lang,
        read: listOf(readBooking),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Adds a proven phone to the waitlist of a day, to be notified of the first free slot */
    joinWaitlist: build.mutation<
      WaitlistEntry,
      Localized<{ verificationToken?: string | undefined; body: NewWaitlistEntry }>
    >({
      query: ({ lang, verificationToken, body }): Call<WaitlistEntry> => ({
        method: 'POST',
        path: '/main/bookings/waits/',
        headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
        body,
        lang,
        read: readWaitlistEntry,
      }),
    }),
    /** Adds the signed-in customer to the waitlist of a day */
    joinOwnWaitlist: build.mutation<WaitlistEntry, Localized<{ body: NewOwnWaitlistEntry }>>({
      query: ({ lang, body }): Call<WaitlistEntry> => ({
        method: 'POST',
        path: '/main/my-bookings/waits/',
        body,
        private: true,
        lang,
        read: readWaitlistEntry,
      }),
    }),
    /** Lists waitlist entries of the signed-in customer, the next day first */
    getOwnWaitlist: build.query<OwnWaitlistEntry[], Localized<{ userId: number }>>({
      query: ({ lang }): Call<OwnWaitlistEntry[]> => ({
        path: '/main/my-bookings/waits/',
        private: true,
        lang,
        read: listOf(readOwnWaitlistEntry),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Leaves the waitlist; an offered slot passes to the next customer */
    leaveWaitlist: build.mutation<null, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<null> => ({
        method: 'DELETE',
        path: `/main/bookings/waits/${encodeURIComponent(token)}`,
        lang,
        read: () => null,
      }),
    }),
    /** Returns a booking by its link, without changing it */
    getBooking: build.query<Booking, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<Booking> => ({
        path: `/main/bookings/${encodeURIComponent(token)}/`,
        lang,
        read: readBooking,
      }),
    }),
    /** Moves a booking until the cut-off; 409 with `neighbours` if the slot is taken */
    moveBooking: build.mutation<Booking, Localized<{ token: string; idempotencyKey?: string | undefined; body: Move }>>(
      {
        query: ({ lang, token, idempotencyKey, body }): Call<Booking> => ({
          method: 'POST',
          path: `/main/bookings/${encodeURIComponent(token)}/moves/`,
          headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
          body,
          lang,
          read: readBooking,
        }),
      },
    ),
    /** Cancels a booking permanently, until the cut-off */
    cancelBooking: build.mutation<Booking, Localized<{ token: string; idempotencyKey?: string | undefined }>>({
      query: ({ lang, token, idempotencyKey }): Call<Booking> => ({
        method: 'POST',
        path: `/main/bookings/${encodeURIComponent(token)}/cancellations/`,
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        lang,
        read: readBooking,
      }),
    }),
    /** Confirms that the customer will come */
    confirmBooking: build.mutation<Booking, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<Booking> => ({
        method: 'POST',
        path: `/main/bookings/${encodeURIComponent(token)}/confirmations/`,
        lang,
        read: readBooking,
      }),
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
  joinWaitlist,
  joinOwnWaitlist,
  getOwnWaitlist,
  leaveWaitlist,
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
  useJoinWaitlistMutation,
  useJoinOwnWaitlistMutation,
  useGetOwnWaitlistQuery,
  useLeaveWaitlistMutation,
  useGetBookingQuery,
  useMoveBookingMutation,
  useCancelBookingMutation,
  useConfirmBookingMutation,
} = bookingsApi;
