import { type Static, Type } from 'typebox';
import { ConsentSchema } from './account';
import { type Call, contentRead } from './call';
import {
  CountSchema,
  DateSchema,
  IdempotencyHeadersSchema,
  IdSchema,
  NamedSchema,
  nullable,
  PersonNameSchema,
  PhoneProofHeadersSchema,
  PhoneSchema,
  TimeSchema,
  TokenParamsSchema,
  textSchema,
} from './common';
import { BOOKING_STATES, MAX_DAYS, MAX_SERVICES, NO_MOVES } from './rules/bookings';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, COMPLAINT_MAX_LENGTH } from './rules/limits';

const TokenSchema = Type.String({ pattern: '^[\\w-]{1,64}$' });
const WantedSchema = Type.Array(IdSchema, { minItems: 1, maxItems: MAX_SERVICES });
export const WantedTextSchema = Type.String({ pattern: `^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,${MAX_SERVICES - 1}}$` });

/** Total price range in soʻm by the price list of `day`. Null if unknown. */
export const BookingPriceSchema = Type.Object({
  from: nullable(CountSchema),
  to: nullable(CountSchema),
  day: Type.String(),
});
export type BookingPrice = Static<typeof BookingPriceSchema>;

export const BookingDaySchema = Type.Object({ day: DateSchema, starts: Type.Array(TimeSchema), full: Type.Boolean() });
export type BookingDay = Static<typeof BookingDaySchema>;
export const BookingTimesSchema = Type.Object({
  minutes: CountSchema,
  price: BookingPriceSchema,
  days: Type.Array(BookingDaySchema),
  until: DateSchema,
});
export type BookingTimes = Static<typeof BookingTimesSchema>;

export const NextTimesSchema = Type.Object({
  minutes: CountSchema,
  price: BookingPriceSchema,
  branches: Type.Array(Type.Object({ branch: IdSchema, starts_at: nullable(TimeSchema) })),
});
export type NextTimes = Static<typeof NextTimesSchema>;

/** Choices of the booking strip: what can be booked online. `rating`: average of all public reviews, 48 is 4.8. */
export const BookingOptionsSchema = Type.Object({
  services: Type.Array(Type.Object({ id: IdSchema, name: Type.String(), price_from: nullable(CountSchema) })),
  branches: Type.Array(NamedSchema),
  brands: Type.Array(NamedSchema),
  rating: Type.Object({ count: CountSchema, average: CountSchema }),
});
export type BookingOptions = Static<typeof BookingOptionsSchema>;

/** Price range in soʻm and next free slot, both null if unknown. */
export const SoonestTimeSchema = Type.Object({
  from: nullable(CountSchema),
  to: nullable(CountSchema),
  branch: nullable(IdSchema),
  starts_at: nullable(TimeSchema),
});
export type SoonestTime = Static<typeof SoonestTimeSchema>;

export const NewHoldSchema = Type.Object({
  services: WantedSchema,
  branch: IdSchema,
  starts_at: TimeSchema,
  holder: Type.Optional(TokenSchema),
  /** Selects the price shown with the hold. */
  model: Type.Optional(IdSchema),
});
export type NewHold = Static<typeof NewHoldSchema>;
export const HoldSchema = Type.Object({
  token: TokenSchema,
  expires_at: TimeSchema,
  /** Seconds until `expires_at` by the server's clock, because a phone's clock may be wrong. */
  seconds_left: Type.Optional(CountSchema),
  branch: IdSchema,
  services: Type.Array(IdSchema),
  starts_at: TimeSchema,
  minutes: CountSchema,
  price: nullable(BookingPriceSchema),
  /** True if the slot was offered to a customer on the waitlist, whose phone needs no verification then. */
  offered: Type.Boolean(),
  changeable_until: Type.Optional(TimeSchema),
});
export type Hold = Static<typeof HoldSchema>;

const YearSchema = Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR });
const Rest = {
  hold: TokenSchema,
  name: PersonNameSchema,
  complaint: Type.Optional(textSchema(COMPLAINT_MAX_LENGTH)),
  note: Type.Optional(textSchema(500)),
  consent: ConsentSchema,
};
export const NewBookingSchema = Type.Object({ ...Rest, phone: PhoneSchema, model: IdSchema, year: YearSchema });
export type NewBooking = Static<typeof NewBookingSchema>;
export const NewOwnBookingSchema = Type.Object({
  ...Rest,
  car: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
  year: Type.Optional(YearSchema),
});
export type NewOwnBooking = Static<typeof NewOwnBookingSchema>;

/**
 * `token`: secret of the link that reads and changes the booking. `can_change`: true before `change_until`.
 * `is_stranded`: the branch can no longer serve the slot. `sequence` rises with each move and the cancellation.
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
  no_move: nullable(Type.Enum([...NO_MOVES])),
  is_over: Type.Boolean(),
  is_stranded: Type.Boolean(),
  sequence: CountSchema,
});
export type Booking = Static<typeof BookingSchema>;
export const OwnBookingsSchema = Type.Array(BookingSchema);
export type OwnBookings = Static<typeof OwnBookingsSchema>;

/** In the query, because calendar programs send no Accept-Language, or one that the customer did not choose. */
export const CalendarQuerySchema = Type.Object({ language: Type.Optional(Type.Enum(['ru', 'uz'])) });
export type CalendarQuery = Static<typeof CalendarQuerySchema>;

export const MoveSchema = Type.Object({ starts_at: TimeSchema, branch: Type.Optional(IdSchema) });
export type Move = Static<typeof MoveSchema>;

const WaitlistSlot = {
  services: WantedSchema,
  branch: IdSchema,
  day: DateSchema,
  name: PersonNameSchema,
  consent: ConsentSchema,
};
export const NewWaitlistEntrySchema = Type.Object({ ...WaitlistSlot, phone: PhoneSchema });
export type NewWaitlistEntry = Static<typeof NewWaitlistEntrySchema>;
export const NewOwnWaitlistEntrySchema = Type.Object(WaitlistSlot);
export type NewOwnWaitlistEntry = Static<typeof NewOwnWaitlistEntrySchema>;
export const WaitlistEntrySchema = Type.Object({ place: CountSchema, token: TokenSchema });
export type WaitlistEntry = Static<typeof WaitlistEntrySchema>;
export const OwnWaitlistEntrySchema = Type.Object({
  ...WaitlistEntrySchema.properties,
  day: DateSchema,
  branch: Type.Object({ id: IdSchema, name: Type.String() }),
  services: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  hold: nullable(TokenSchema),
  starts_at: nullable(TimeSchema),
  expires_at: nullable(TimeSchema),
});
export type OwnWaitlistEntry = Static<typeof OwnWaitlistEntrySchema>;
export const OwnWaitlistSchema = Type.Array(OwnWaitlistEntrySchema);
export type OwnWaitlist = Static<typeof OwnWaitlistSchema>;

const main = { host: 'main' } as const;
const idempotent = { headers: IdempotencyHeadersSchema } as const;
const byToken = { ...main, limit: 'tracking', params: TokenParamsSchema, reply: { 200: BookingSchema } } as const;
const ProvenHeadersSchema = Type.Object({
  ...IdempotencyHeadersSchema.properties,
  ...PhoneProofHeadersSchema.properties,
});

/** Token of the customer's own hold or booking to replace. Its slot counts as free. */
const InsteadSchema = Type.Optional(TokenParamsSchema.properties.token);

export const bookingsCalls = {
  bookingTimes: {
    ...main,
    method: 'GET',
    path: '/main/bookings/times/',
    summary: 'Returns free slots of a branch for a set of services',
    limit: 'views',
    query: Type.Object({
      services: WantedTextSchema,
      branch: IdSchema,
      from: DateSchema,
      days: Type.Integer({ minimum: 1, maximum: MAX_DAYS }),
      model: Type.Optional(IdSchema),
      instead: InsteadSchema,
    }),
    reply: { 200: BookingTimesSchema },
  },
  nextTimes: {
    ...main,
    method: 'GET',
    path: '/main/bookings/next/',
    summary: 'Returns the next free slot of each branch that accepts online bookings, for a set of services',
    limit: 'views',
    query: Type.Object({ services: WantedTextSchema, model: Type.Optional(IdSchema), instead: InsteadSchema }),
    reply: { 200: NextTimesSchema },
  },
  holdTime: {
    ...main,
    ...idempotent,
    method: 'POST',
    path: '/main/bookings/holds/',
    summary: 'Holds a slot for ten minutes; 409 with `neighbours`, the nearest free slots, if it is taken',
    limit: 'bookings',
    body: NewHoldSchema,
    reply: { 201: HoldSchema },
  },
  heldTime: {
    ...main,
    method: 'GET',
    path: '/main/bookings/holds/:token',
    summary: 'Returns a hold; 404 once it has ended',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: HoldSchema },
  },
  releaseTime: {
    ...main,
    method: 'DELETE',
    path: '/main/bookings/holds/:token',
    summary: 'Releases a hold of a slot',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 204: null },
  },
  book: {
    ...main,
    method: 'POST',
    path: '/main/bookings/',
    summary: 'Books a held slot, or an expired hold whose slot is still free; 409 with `neighbours` if it is taken',
    limit: 'bookings',
    headers: ProvenHeadersSchema,
    body: NewBookingSchema,
    reply: { 201: BookingSchema },
  },
  bookOwn: {
    ...main,
    ...idempotent,
    method: 'POST',
    path: '/main/my-bookings/',
    summary: 'Books a held slot for the signed-in customer',
    private: true,
    limit: 'bookings',
    body: NewOwnBookingSchema,
    reply: { 201: BookingSchema },
  },
  ownBookings: {
    ...main,
    method: 'GET',
    path: '/main/my-bookings/',
    summary: 'Lists bookings of the signed-in customer: the next one first, then past ones',
    private: true,
    reply: { 200: OwnBookingsSchema },
  },
  joinWaitlist: {
    ...main,
    method: 'POST',
    path: '/main/bookings/waits/',
    summary: 'Adds a proven phone to the waitlist of a day, to be notified of the first free slot',
    limit: 'bookings',
    headers: PhoneProofHeadersSchema,
    body: NewWaitlistEntrySchema,
    reply: { 201: WaitlistEntrySchema },
  },
  joinOwnWaitlist: {
    ...main,
    method: 'POST',
    path: '/main/my-bookings/waits/',
    summary: 'Adds the signed-in customer to the waitlist of a day',
    private: true,
    limit: 'bookings',
    body: NewOwnWaitlistEntrySchema,
    reply: { 201: WaitlistEntrySchema },
  },
  ownWaitlist: {
    ...main,
    method: 'GET',
    path: '/main/my-bookings/waits/',
    summary: 'Lists waitlist entries of the signed-in customer, the next day first',
    private: true,
    reply: { 200: OwnWaitlistSchema },
  },
  leaveWaitlist: {
    ...main,
    method: 'DELETE',
    path: '/main/bookings/waits/:token',
    summary: 'Leaves the waitlist; an offered slot passes to the next customer',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 204: null },
  },
  booking: {
    ...byToken,
    method: 'GET',
    path: '/main/bookings/:token/',
    summary: 'Returns a booking by its link, without changing it',
  },
  moveBooking: {
    ...byToken,
    ...idempotent,
    method: 'POST',
    path: '/main/bookings/:token/moves/',
    summary: 'Moves a booking until the cut-off; 409 with `neighbours` if the slot is taken',
    body: MoveSchema,
  },
  cancelBooking: {
    ...byToken,
    ...idempotent,
    method: 'POST',
    path: '/main/bookings/:token/cancellations/',
    summary: 'Cancels a booking permanently, until the cut-off',
  },
  confirmBooking: {
    ...byToken,
    method: 'POST',
    path: '/main/bookings/:token/confirmations/',
    summary: 'Confirms that the customer will come',
  },
  bookingCalendar: {
    ...byToken,
    method: 'GET',
    path: '/main/bookings/:token/calendar.ics',
    summary: 'Returns the booking as a calendar file in `language`, by default the language of the booking',
    query: CalendarQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
  calendarFeed: {
    ...byToken,
    method: 'GET',
    path: '/main/booking-feeds/:token/calendar.ics',
    summary:
      'Returns the calendar feed of a branch by its secret address, in `language`, by default that of the call; without phones, with first names at most',
    query: CalendarQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
} as const satisfies Record<string, Call>;

export const bookingOptionsCalls = {
  bookingOptions: {
    ...contentRead,
    path: '/main/bookings/options/',
    summary: 'Lists services, branches and brands to choose from before a booking, with the rating of public reviews',
    reply: { 200: BookingOptionsSchema },
  },
} as const satisfies Record<string, Call>;

export const soonestTimeCalls = {
  soonestTime: {
    ...main,
    method: 'GET',
    path: '/main/bookings/soonest/',
    summary: 'Returns the price range and the next free slot of a branch or of all branches, at most a minute old',
    limit: 'views',
    query: Type.Object({
      services: WantedTextSchema,
      branch: Type.Optional(IdSchema),
      model: Type.Optional(IdSchema),
    }),
    reply: { 200: SoonestTimeSchema },
  },
} as const satisfies Record<string, Call>;
