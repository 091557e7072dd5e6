import { Type } from 'typebox';
import { MOST_DAYS } from './bookingLimits';
import {
  BookingSchema,
  BookingTimesSchema,
  CalendarQuerySchema,
  HoldSchema,
  MoveSchema,
  NewBookingSchema,
  NewHoldSchema,
  NewOwnBookingSchema,
  NewOwnWaitSchema,
  NewWaitSchema,
  NextTimesSchema,
  OwnBookingsSchema,
  OwnWaitsSchema,
  WaitSchema,
  WantedTextSchema,
} from './bookingSchemas';
import type { Call } from './call';
import { PhoneProofHeadersSchema } from './codes';
import { DateSchema, IdSchema } from './common';
import { IdempotencyHeadersSchema } from './enquiries';
import { TokenParamsSchema } from './estimates';

export * from './bookingSchemas';

const main = { host: 'main' } as const;
const once = { headers: IdempotencyHeadersSchema } as const;
const byToken = { ...main, limit: 'tracking', params: TokenParamsSchema, reply: { 200: BookingSchema } } as const;
const ProvenHeadersSchema = Type.Object({
  ...IdempotencyHeadersSchema.properties,
  ...PhoneProofHeadersSchema.properties,
});

/** Token of one's own hold or booking that another time is looked for instead of: what it takes is free. */
const InsteadSchema = Type.Optional(TokenParamsSchema.properties.token);

/** Times that anybody books for themselves. */
export const bookingsCalls = {
  bookingTimes: {
    ...main,
    method: 'GET',
    path: '/main/bookings/times/',
    summary: 'Free times of a branch for services together',
    limit: 'views',
    query: Type.Object({
      services: WantedTextSchema,
      branch: IdSchema,
      from: DateSchema,
      days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }),
      model: Type.Optional(IdSchema),
      instead: InsteadSchema,
    }),
    reply: { 200: BookingTimesSchema },
  },
  nextTimes: {
    ...main,
    method: 'GET',
    path: '/main/bookings/next/',
    summary: 'The next free time of each branch that is booked on line, for services together',
    limit: 'views',
    query: Type.Object({ services: WantedTextSchema, model: Type.Optional(IdSchema), instead: InsteadSchema }),
    reply: { 200: NextTimesSchema },
  },
  holdTime: {
    ...main,
    ...once,
    method: 'POST',
    path: '/main/bookings/holds/',
    summary: 'Keeps a time for ten minutes; 409 with `neighbours`, the nearest free times, where it is gone',
    limit: 'bookings',
    body: NewHoldSchema,
    reply: { 201: HoldSchema },
  },
  heldTime: {
    ...main,
    method: 'GET',
    path: '/main/bookings/holds/:token',
    summary: 'A time that is held; 404 once it is not',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: HoldSchema },
  },
  releaseTime: {
    ...main,
    method: 'DELETE',
    path: '/main/bookings/holds/:token',
    summary: 'Gives a held time up',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 204: null },
  },
  book: {
    ...main,
    method: 'POST',
    path: '/main/bookings/',
    summary: 'Books a held time, or one whose hold ran out while it is free; 409 with `neighbours` where it is gone',
    limit: 'bookings',
    headers: ProvenHeadersSchema,
    body: NewBookingSchema,
    reply: { 201: BookingSchema },
  },
  bookOwn: {
    ...main,
    ...once,
    method: 'POST',
    path: '/main/my-bookings/',
    summary: 'The same for the signed-in customer',
    private: true,
    limit: 'bookings',
    body: NewOwnBookingSchema,
    reply: { 201: BookingSchema },
  },
  ownBookings: {
    ...main,
    method: 'GET',
    path: '/main/my-bookings/',
    summary: 'Those of the signed-in customer, the next first, then the past ones',
    private: true,
    reply: { 200: OwnBookingsSchema },
  },
  waitForTime: {
    ...main,
    method: 'POST',
    path: '/main/bookings/waits/',
    summary: 'Puts a proven phone in line for a day: it is told of the first free time',
    limit: 'bookings',
    headers: PhoneProofHeadersSchema,
    body: NewWaitSchema,
    reply: { 201: WaitSchema },
  },
  waitOwn: {
    ...main,
    method: 'POST',
    path: '/main/my-bookings/waits/',
    summary: 'The same for the signed-in customer',
    private: true,
    limit: 'bookings',
    body: NewOwnWaitSchema,
    reply: { 201: WaitSchema },
  },
  ownWaits: {
    ...main,
    method: 'GET',
    path: '/main/my-bookings/waits/',
    summary: 'What the signed-in customer waits for, the next day first',
    private: true,
    reply: { 200: OwnWaitsSchema },
  },
  leaveWait: {
    ...main,
    method: 'DELETE',
    path: '/main/bookings/waits/:token',
    summary: 'Leaves the line; a time that was offered goes to the next',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 204: null },
  },
  booking: {
    ...byToken,
    method: 'GET',
    path: '/main/bookings/:token/',
    summary: 'A booking by its link; changes nothing',
  },
  moveBooking: {
    ...byToken,
    ...once,
    method: 'POST',
    path: '/main/bookings/:token/moves/',
    summary: 'Moves it, until the cut-off; 409 with `neighbours` where the time is gone',
    body: MoveSchema,
  },
  cancelBooking: {
    ...byToken,
    ...once,
    method: 'POST',
    path: '/main/bookings/:token/cancellations/',
    summary: 'Cancels it, until the cut-off; a cancelled one stays so',
  },
  confirmBooking: {
    ...byToken,
    method: 'POST',
    path: '/main/bookings/:token/confirmations/',
    summary: 'The customer will come',
  },
  bookingCalendar: {
    ...byToken,
    method: 'GET',
    path: '/main/bookings/:token/calendar.ics',
    summary: 'The booking as a calendar file, in `language`, else in that in which it was booked',
    query: CalendarQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
  bookingFeed: {
    ...byToken,
    method: 'GET',
    path: '/main/booking-feeds/:token/calendar.ics',
    summary:
      'The bookings of a branch for a calendar program, by the secret address that its staff has made, in `language`, else in that of the call; no phones, first names at most',
    query: CalendarQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, Call>;
