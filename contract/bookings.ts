import { type Static, Type } from 'typebox';
import { BOOKING_STATES, MOST_DAYS, MOST_SERVICES } from './bookingLimits';
import type { Call } from './call';
import { PhoneProofHeadersSchema } from './codes';
import { DateSchema, IdSchema, nullable, PersonNameSchema, PhoneSchema, textSchema } from './common';
import { ConsentSchema } from './consent';
import { IdempotencyHeadersSchema } from './enquiries';
import { TokenParamsSchema } from './estimates';
import { CAR_MAX_YEAR, CAR_MIN_YEAR } from './limits';

const CountSchema = Type.Integer({ minimum: 0 });
/** Of Tashkent, whatever the visitor's zone: `2026-12-01T09:30:00+05:00`. */
const TimeSchema = Type.String({ format: 'date-time' });
const TokenSchema = Type.String({ pattern: '^[\\w-]{1,64}$' });
const WantedSchema = Type.Array(IdSchema, { minItems: 1, maxItems: MOST_SERVICES });
const WantedTextSchema = Type.String({ pattern: `^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,${MOST_SERVICES - 1}}$` });

/** Soʻm of the services together, by the price list of `day`; null: nobody knows. */
export const BookingPriceSchema = Type.Object({
  from: nullable(CountSchema),
  to: nullable(CountSchema),
  day: Type.String(),
});
export type BookingPrice = Static<typeof BookingPriceSchema>;

/** `full`: it is open and everything is taken. */
export const BookingDaySchema = Type.Object({ day: DateSchema, starts: Type.Array(TimeSchema), full: Type.Boolean() });
export type BookingDay = Static<typeof BookingDaySchema>;
export const BookingTimesSchema = Type.Object({
  minutes: CountSchema,
  price: BookingPriceSchema,
  days: Type.Array(BookingDaySchema),
});
export type BookingTimes = Static<typeof BookingTimesSchema>;

/** The next free time of each branch where the services are done; null: none within its horizon. */
export const NextTimesSchema = Type.Object({
  minutes: CountSchema,
  price: BookingPriceSchema,
  branches: Type.Array(Type.Object({ branch: IdSchema, starts_at: nullable(TimeSchema) })),
});
export type NextTimes = Static<typeof NextTimesSchema>;

/** `holder`: the token of the hold before, which is given up. */
export const NewHoldSchema = Type.Object({
  services: WantedSchema,
  branch: IdSchema,
  starts_at: TimeSchema,
  holder: Type.Optional(TokenSchema),
});
export type NewHold = Static<typeof NewHoldSchema>;
export const HoldSchema = Type.Object({
  token: TokenSchema,
  expires_at: TimeSchema,
  branch: IdSchema,
  services: Type.Array(IdSchema),
  starts_at: TimeSchema,
  minutes: CountSchema,
  price: nullable(BookingPriceSchema),
});
export type Hold = Static<typeof HoldSchema>;

const YearSchema = Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR });
const Rest = {
  hold: TokenSchema,
  name: PersonNameSchema,
  note: Type.Optional(textSchema(500)),
  consent: ConsentSchema,
};
/** Of whoever has not signed in: `x-verification-token` proves the phone, and is used up. */
export const NewBookingSchema = Type.Object({ ...Rest, phone: PhoneSchema, model: IdSchema, year: YearSchema });
export type NewBooking = Static<typeof NewBookingSchema>;
/** With the account's phone; `car`: of the garage, else `model` and `year`. */
export const NewOwnBookingSchema = Type.Object({
  ...Rest,
  car: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
  year: Type.Optional(YearSchema),
});
export type NewOwnBooking = Static<typeof NewOwnBookingSchema>;

/**
 * `token`: of the link, by which it is read and changed. `can_change`: it can still be moved and cancelled, until `change_until`. `sequence` rises
 * with each move and the cancellation.
 */
export const BookingSchema = Type.Object({
  token: TokenSchema,
  reference: Type.String(),
  state: Type.Enum(BOOKING_STATES.filter((state) => state !== 'held' && state !== 'expired' && state !== 'blocked')),
  branch: Type.Object({
    id: IdSchema,
    name: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
  }),
  services: Type.Array(
    Type.Object({ id: IdSchema, name: Type.String(), minutes: CountSchema, price: nullable(CountSchema) }),
  ),
  price: nullable(BookingPriceSchema),
  starts_at: TimeSchema,
  ends_at: TimeSchema,
  car: Type.String(),
  year: CountSchema,
  confirmed: Type.Boolean(),
  can_change: Type.Boolean(),
  change_until: TimeSchema,
  moves_left: CountSchema,
  sequence: CountSchema,
});
export type Booking = Static<typeof BookingSchema>;
export const OwnBookingsSchema = Type.Array(BookingSchema);
export type OwnBookings = Static<typeof OwnBookingsSchema>;

export const MoveSchema = Type.Object({ starts_at: TimeSchema, branch: Type.Optional(IdSchema) });
export type Move = Static<typeof MoveSchema>;

export const NewWaitSchema = Type.Object({
  services: WantedSchema,
  branch: IdSchema,
  day: DateSchema,
  name: PersonNameSchema,
  phone: PhoneSchema,
  consent: ConsentSchema,
});
export type NewWait = Static<typeof NewWaitSchema>;
/** `place`: in the line. */
export const WaitSchema = Type.Object({ place: CountSchema });
export type Wait = Static<typeof WaitSchema>;

const main = { host: 'main' } as const;
const once = { headers: IdempotencyHeadersSchema } as const;
const byToken = { ...main, limit: 'tracking', params: TokenParamsSchema, reply: { 200: BookingSchema } } as const;
const ProvenHeadersSchema = Type.Object({
  ...IdempotencyHeadersSchema.properties,
  ...PhoneProofHeadersSchema.properties,
});

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
    }),
    reply: { 200: BookingTimesSchema },
  },
  nextTimes: {
    ...main,
    method: 'GET',
    path: '/main/bookings/next/',
    summary: 'The next free time of each branch for services together',
    limit: 'views',
    query: Type.Object({ services: WantedTextSchema }),
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
    summary: 'The booking as a calendar file',
    raw: 'file',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, Call>;
