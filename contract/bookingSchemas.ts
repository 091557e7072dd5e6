import { type Static, Type } from 'typebox';
import { BOOKING_STATES, MOST_SERVICES, NO_MOVES } from './bookingLimits';
import { DateSchema, IdSchema, nullable, PersonNameSchema, PhoneSchema, textSchema } from './common';
import { ConsentSchema } from './consent';
import { CAR_MAX_YEAR, CAR_MIN_YEAR } from './limits';

const CountSchema = Type.Integer({ minimum: 0 });
/** Of Tashkent, whatever the visitor's zone: `2026-12-01T09:30:00+05:00`. */
const TimeSchema = Type.String({ format: 'date-time' });
const TokenSchema = Type.String({ pattern: '^[\\w-]{1,64}$' });
const WantedSchema = Type.Array(IdSchema, { minItems: 1, maxItems: MOST_SERVICES });
export const WantedTextSchema = Type.String({ pattern: `^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,${MOST_SERVICES - 1}}$` });

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
/** `until`: the last day that is booked on line. */
export const BookingTimesSchema = Type.Object({
  minutes: CountSchema,
  price: BookingPriceSchema,
  days: Type.Array(BookingDaySchema),
  until: DateSchema,
});
export type BookingTimes = Static<typeof BookingTimesSchema>;

/** The next free time of each branch where the services are done and booked on line; null: none within its horizon. */
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
  /** How long from now on, by the server's clock: that of a phone may be wrong. */
  seconds_left: Type.Optional(CountSchema),
  branch: IdSchema,
  services: Type.Array(IdSchema),
  starts_at: TimeSchema,
  minutes: CountSchema,
  price: nullable(BookingPriceSchema),
  /** To whoever waited for it: the phone that was told needs no other proof. */
  offered: Type.Boolean(),
  /** Until when a booking of it can be moved and cancelled; gone by where the time is near. */
  changeable_until: Type.Optional(TimeSchema),
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
 * `token`: of the link, by which it is read and changed. `can_change`: it can still be cancelled, until `change_until`. `no_move`: why it cannot be moved; null where
 * it can. `is_over`: it was booked, and its time has passed. `is_stranded`: its
 * branch cannot receive the customer at its time any more. `sequence` rises with each move and the cancellation.
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

/** Of the page whose link it is: whatever keeps a calendar asks with no language, or with one of its own. */
export const CalendarQuerySchema = Type.Object({ language: Type.Optional(Type.Enum(['ru', 'uz'])) });

export const MoveSchema = Type.Object({ starts_at: TimeSchema, branch: Type.Optional(IdSchema) });
export type Move = Static<typeof MoveSchema>;

const WaitedFor = {
  services: WantedSchema,
  branch: IdSchema,
  day: DateSchema,
  name: PersonNameSchema,
  consent: ConsentSchema,
};
export const NewWaitSchema = Type.Object({ ...WaitedFor, phone: PhoneSchema });
export type NewWait = Static<typeof NewWaitSchema>;
/** With the account's phone. */
export const NewOwnWaitSchema = Type.Object(WaitedFor);
export type NewOwnWait = Static<typeof NewOwnWaitSchema>;
/** `place`: in the line, which the token leaves. */
export const WaitSchema = Type.Object({ place: CountSchema, token: TokenSchema });
export type Wait = Static<typeof WaitSchema>;
/** `hold`: token of the time that was offered and is held until `expires_at`; null while nothing is free. */
export const OwnWaitSchema = Type.Object({
  ...WaitSchema.properties,
  day: DateSchema,
  branch: Type.Object({ id: IdSchema, name: Type.String() }),
  services: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  hold: nullable(TokenSchema),
  starts_at: nullable(TimeSchema),
  expires_at: nullable(TimeSchema),
});
export type OwnWait = Static<typeof OwnWaitSchema>;
export const OwnWaitsSchema = Type.Array(OwnWaitSchema);
export type OwnWaits = Static<typeof OwnWaitsSchema>;
