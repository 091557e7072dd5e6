// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type {
  Booking,
  BookingDay,
  BookingPrice,
  BookingTimes,
  Hold,
  Move,
  NewBooking,
  NewHold,
  NewOwnBooking,
  NewOwnWait,
  NewWait,
  NextTimes,
  OwnWait,
  Wait,
} from '#contract/bookings';
import type { Call, Localized } from '../call';
import { decimal, file, oneOf } from '../rareReaders';
import { count, flag, id, listOf, optional, orNull, record, text } from '../readers';

const readBookingPrice = record<BookingPrice>({ from: orNull(count), to: orNull(count), day: text });
const readBookingDay = record<BookingDay>({ day: text, starts: listOf(text), full: flag });
const readBookingTimes = record<BookingTimes>({
  minutes: count,
  price: readBookingPrice,
  days: listOf(readBookingDay),
  until: text,
});

/** Free times of a branch for services together */
export const bookingTimes = ({
  lang,
  services,
  branch,
  from,
  days,
  model,
  instead,
}: Localized<{
  services: string;
  branch: number;
  from: string;
  days: number;
  model?: number | undefined;
  instead?: string | undefined;
}>): Call<BookingTimes> => ({
  path: '/main/bookings/times/',
  query: { services, branch, from, days, model, instead },
  lang,
  read: readBookingTimes,
});

const readNextTimes = record<NextTimes>({
  minutes: count,
  price: readBookingPrice,
  branches: listOf(record({ branch: id, starts_at: orNull(text) })),
});

/** The next free time of each branch that is booked on line, for services together */
export const nextTimes = ({
  lang,
  services,
  model,
  instead,
}: Localized<{ services: string; model?: number | undefined; instead?: string | undefined }>): Call<NextTimes> => ({
  path: '/main/bookings/next/',
  query: { services, model, instead },
  lang,
  read: readNextTimes,
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

/** Keeps a time for ten minutes; 409 with `neighbours`, the nearest free times, where it is gone */
export const holdTime = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewHold }>): Call<Hold> => ({
  method: 'POST',
  path: '/main/bookings/holds/',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  lang,
  read: readHold,
});

/** A time that is held; 404 once it is not */
export const heldTime = ({ lang, token }: Localized<{ token: string }>): Call<Hold> => ({
  path: `/main/bookings/holds/${encodeURIComponent(token)}`,
  lang,
  read: readHold,
});

/** Gives a held time up */
export const releaseTime = ({ lang, token }: Localized<{ token: string }>): Call<null> => ({
  method: 'DELETE',
  path: `/main/bookings/holds/${encodeURIComponent(token)}`,
  lang,
  read: () => null,
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

/** Books a held time, or one whose hold ran out while it is free; 409 with `neighbours` where it is gone */
export const book = ({
  lang,
  idempotencyKey,
  verificationToken,
  body,
}: Localized<{
  idempotencyKey?: string | undefined;
  verificationToken?: string | undefined;
  body: NewBooking;
}>): Call<Booking> => ({
  method: 'POST',
  path: '/main/bookings/',
  headers: {
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(verificationToken && { 'X-Verification-Token': verificationToken }),
  },
  body,
  lang,
  read: readBooking,
});

/** The same for the signed-in customer */
export const bookOwn = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewOwnBooking }>): Call<Booking> => ({
  method: 'POST',
  path: '/main/my-bookings/',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  private: true,
  lang,
  read: readBooking,
});

/** Those of the signed-in customer, the next first, then the past ones */
export const ownBookings = ({ lang }: Localized<{ userId: number }>): Call<Booking[]> => ({
  path: '/main/my-bookings/',
  private: true,
  lang,
  read: listOf(readBooking),
});

const readWait = record<Wait>({ place: count, token: text });

/** Puts a proven phone in line for a day: it is told of the first free time */
export const waitForTime = ({
  lang,
  verificationToken,
  body,
}: Localized<{ verificationToken?: string | undefined; body: NewWait }>): Call<Wait> => ({
  method: 'POST',
  path: '/main/bookings/waits/',
  headers: { ...(verificationToken && { 'X-Verification-Token': verificationToken }) },
  body,
  lang,
  read: readWait,
});

/** The same for the signed-in customer */
export const waitOwn = ({ lang, body }: Localized<{ body: NewOwnWait }>): Call<Wait> => ({
  method: 'POST',
  path: '/main/my-bookings/waits/',
  body,
  private: true,
  lang,
  read: readWait,
});

const readOwnWait = record<OwnWait>({
  place: count,
  token: text,
  day: text,
  branch: record({ id, name: text }),
  services: listOf(record({ id, name: text })),
  hold: orNull(text),
  starts_at: orNull(text),
  expires_at: orNull(text),
});

/** What the signed-in customer waits for, the next day first */
export const ownWaits = ({ lang }: Localized<{ userId: number }>): Call<OwnWait[]> => ({
  path: '/main/my-bookings/waits/',
  private: true,
  lang,
  read: listOf(readOwnWait),
});

/** Leaves the line; a time that was offered goes to the next */
export const leaveWait = ({ lang, token }: Localized<{ token: string }>): Call<null> => ({
  method: 'DELETE',
  path: `/main/bookings/waits/${encodeURIComponent(token)}`,
  lang,
  read: () => null,
});

/** A booking by its link; changes nothing */
export const booking = ({ lang, token }: Localized<{ token: string }>): Call<Booking> => ({
  path: `/main/bookings/${encodeURIComponent(token)}/`,
  lang,
  read: readBooking,
});

/** Moves it, until the cut-off; 409 with `neighbours` where the time is gone */
export const moveBooking = ({
  lang,
  token,
  idempotencyKey,
  body,
}: Localized<{ token: string; idempotencyKey?: string | undefined; body: Move }>): Call<Booking> => ({
  method: 'POST',
  path: `/main/bookings/${encodeURIComponent(token)}/moves/`,
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  lang,
  read: readBooking,
});

/** Cancels it, until the cut-off; a cancelled one stays so */
export const cancelBooking = ({
  lang,
  token,
  idempotencyKey,
}: Localized<{ token: string; idempotencyKey?: string | undefined }>): Call<Booking> => ({
  method: 'POST',
  path: `/main/bookings/${encodeURIComponent(token)}/cancellations/`,
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  lang,
  read: readBooking,
});

/** The customer will come */
export const confirmBooking = ({ lang, token }: Localized<{ token: string }>): Call<Booking> => ({
  method: 'POST',
  path: `/main/bookings/${encodeURIComponent(token)}/confirmations/`,
  lang,
  read: readBooking,
});

/** The booking as a calendar file, in `language`, else in that in which it was booked */
export const bookingCalendar = ({
  lang,
  token,
  language,
}: Localized<{ token: string; language?: 'ru' | 'uz' | undefined }>): Call<Blob> => ({
  path: `/main/bookings/${encodeURIComponent(token)}/calendar.ics`,
  query: { language },
  lang,
  read: file,
});

/** The bookings of a branch for a calendar program, by the secret address that its staff has made, in `language`, else in that of the call; no phones, first names at most */
export const bookingFeed = ({
  lang,
  token,
  language,
}: Localized<{ token: string; language?: 'ru' | 'uz' | undefined }>): Call<Blob> => ({
  path: `/main/booking-feeds/${encodeURIComponent(token)}/calendar.ics`,
  query: { language },
  lang,
  read: file,
});
