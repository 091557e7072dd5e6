import { type Static, Type } from 'typebox';
import { BOOKING_STATES, MOST_SERVICES } from '../bookingLimits';
import { BookingPriceSchema } from '../bookings';
import { IdSchema, nullable, PersonNameSchema, PhoneSchema, textSchema } from '../common';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, PLATE_MAX_LENGTH } from '../limits';
import { BranchRefSchema, CountSchema, DaySchema, PersonRefSchema, TimeSchema } from './common';
import {
  BAY_BLOCK_MAX_MINUTES,
  BOOKING_CALENDAR_DAYS,
  BOOKING_MAX_MINUTES,
  BOOKING_NOTE_MAX_LENGTH,
  BOOKING_REASON_MAX_LENGTH,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
} from './limits';

/** Of those that stand in the calendar: one whose hold is over does not. */
export const BookingStateSchema = Type.Enum(BOOKING_STATES.filter((state) => state !== 'expired'));
/** Three signs at least, blanks around them left out. */
export const ReasonSchema = Type.String({ pattern: '\\S[\\s\\S]+\\S', maxLength: BOOKING_REASON_MAX_LENGTH });
const MinutesSchema = Type.Integer({ minimum: 5, maximum: BOOKING_MAX_MINUTES });
const NoteSchema = textSchema(BOOKING_NOTE_MAX_LENGTH);

/**
 * What takes a bay's time. To a mechanic `name` and `phone` are empty, estimate, customer and enquiry null. `held`: a visitor is filling in the rest, until
 * `held_until`; `blocked`: the bay is out of use, `note` says why; both have neither customer nor services.
 */
export const DeskBookingSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  /** Rises with each change. */
  version: Type.Integer({ minimum: 1 }),
  state: BookingStateSchema,
  source: Type.Enum(['online', 'desk', 'walk_in']),
  branch: BranchRefSchema,
  bay: IdSchema,
  starts_at: TimeSchema,
  /** Of the work. */
  ends_at: TimeSchema,
  /** Of the buffer after it. */
  free_at: TimeSchema,
  services: Type.Array(
    Type.Object({ id: IdSchema, name: Type.String(), minutes: CountSchema, price: nullable(CountSchema) }),
  ),
  price: nullable(BookingPriceSchema),
  name: Type.String(),
  phone: Type.String(),
  /** Its number among the blocked ones; null: it books on line. */
  phone_block: nullable(Type.String()),
  car: Type.String(),
  model: nullable(IdSchema),
  /** The brand that `model` belongs to. */
  brand: nullable(IdSchema),
  year: nullable(Type.Integer()),
  /** Empty: it is not known. */
  plate: Type.String(),
  note: Type.String(),
  language: Type.Enum(['ru', 'uz']),
  customer: nullable(IdSchema),
  garage_car: nullable(IdSchema),
  confirmed: Type.Boolean(),
  moves: CountSchema,
  /** Why it stands where there was no room, and who said so. */
  overbooking: nullable(Type.Object({ reason: Type.String(), by: nullable(PersonRefSchema) })),
  cancelled: nullable(
    Type.Object({ at: TimeSchema, by: Type.Enum(['customer', 'desk']), reason: nullable(Type.String()) }),
  ),
  enquiry: nullable(IdSchema),
  visit: nullable(IdSchema),
  held_until: nullable(TimeSchema),
  created_at: TimeSchema,
});
export type DeskBooking = Static<typeof DeskBookingSchema>;

/** `open`: when the branch works on it, without breaks; empty: it is closed. `waits`: how many wait for a time of it. */
export const CalendarDaySchema = Type.Object({
  day: DaySchema,
  open: Type.Array(Type.Object({ from: TimeSchema, to: TimeSchema })),
  waits: CountSchema,
});
export type CalendarDay = Static<typeof CalendarDaySchema>;
/** `categories`: of services that it can do; empty: all. `hidden`: it takes no more, and is shown for what it still has. */
export const CalendarBaySchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  categories: Type.Array(IdSchema),
  hidden: Type.Boolean(),
});
export type CalendarBay = Static<typeof CalendarBaySchema>;
/** `items`: what touches these days, cancelled and missed ones too, by their beginning. `step`: minutes of the branch's grid. */
export const CalendarSchema = Type.Object({
  branch: BranchRefSchema,
  step: Type.Integer({ minimum: 1 }),
  days: Type.Array(CalendarDaySchema),
  bays: Type.Array(CalendarBaySchema),
  items: Type.Array(DeskBookingSchema),
});
export type Calendar = Static<typeof CalendarSchema>;
export const CalendarQuerySchema = Type.Object({
  branch: IdSchema,
  from: DaySchema,
  days: Type.Integer({ minimum: 1, maximum: BOOKING_CALENDAR_DAYS }),
});
export type CalendarQuery = Static<typeof CalendarQuerySchema>;

/** A part of name, phone, reference or plate; the nearest to now first, at most DESK_PAGE_SIZE. */
export const BookingSearchQuerySchema = Type.Object({
  q: Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH }),
});
export type BookingSearchQuery = Static<typeof BookingSearchQuerySchema>;
export const DeskBookingsSchema = Type.Array(DeskBookingSchema);
export type DeskBookings = Static<typeof DeskBookingsSchema>;

/** Where there is room, for the desk: neither lead time nor the day's share count. `minutes`: instead of what the services take. */
export const DeskTimesQuerySchema = Type.Object({
  branch: IdSchema,
  from: DaySchema,
  days: Type.Integer({ minimum: 1, maximum: BOOKING_CALENDAR_DAYS }),
  services: Type.Optional(Type.String({ pattern: `^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,${MOST_SERVICES - 1}}$` })),
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: BOOKING_MAX_MINUTES })),
  /** The booking that is to be moved: its own time counts as free. */
  except: Type.Optional(IdSchema),
  /** The price depends on the car. */
  model: Type.Optional(IdSchema),
});
export type DeskTimesQuery = Static<typeof DeskTimesQuerySchema>;
/** `bays`: in the order in which they are to be taken. */
export const DeskTimesSchema = Type.Object({
  minutes: CountSchema,
  price: nullable(BookingPriceSchema),
  days: Type.Array(
    Type.Object({ day: DaySchema, starts: Type.Array(Type.Object({ at: TimeSchema, bays: Type.Array(IdSchema) })) }),
  ),
});
export type DeskTimes = Static<typeof DeskTimesSchema>;

const CarFields = {
  model: Type.Optional(nullable(IdSchema)),
  year: Type.Optional(nullable(Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR }))),
  /** Plate of the car. The plate of a car in the customer's garage links the booking to that car. Empty: unknown. */
  plate: Type.Optional(textSchema(PLATE_MAX_LENGTH)),
};
/** `overbooking`: why it is taken where there is no room; without it that is 409 `no_room`. */
const PlaceFields = {
  starts_at: Type.Optional(TimeSchema),
  minutes: Type.Optional(MinutesSchema),
  bay: Type.Optional(IdSchema),
  overbooking: Type.Optional(ReasonSchema),
};

/**
 * Without `bay` the one that fits best. Without `services` it takes `minutes`, or an hour. `walk_in`: the car is there; without `starts_at` it begins now, in the
 * minute. `enquiry`: becomes done, of which its customer hears by the booking alone.
 */
export const NewDeskBookingSchema = Type.Object({
  ...PlaceFields,
  ...CarFields,
  branch: IdSchema,
  source: Type.Enum(['desk', 'walk_in']),
  services: Type.Array(IdSchema, { maxItems: MOST_SERVICES }),
  phone: PhoneSchema,
  name: PersonNameSchema,
  note: Type.Optional(NoteSchema),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  enquiry: Type.Optional(IdSchema),
});
export type NewDeskBooking = Static<typeof NewDeskBookingSchema>;

/** What is left out stays. Of a blocked bay only place and note. `branch`: another one, with the best bay unless `bay` names one; the customer is notified. */
export const DeskBookingChangeSchema = Type.Object({
  ...PlaceFields,
  ...CarFields,
  branch: Type.Optional(IdSchema),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  services: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_SERVICES })),
  phone: Type.Optional(PhoneSchema),
  name: Type.Optional(PersonNameSchema),
  note: Type.Optional(NoteSchema),
});
export type DeskBookingChange = Static<typeof DeskBookingChangeSchema>;

/**
 * contract/bookingStates.ts says what follows what. `in_work` comes of beginning its visit, which then says how it goes on. `reason`: of a cancellation, told to
 * nobody outside. `overbooking`: why it comes back to a time that somebody else has by now.
 */
export const DeskBookingStateSchema = Type.Object({
  state: Type.Enum(['booked', 'arrived', 'done', 'no_show', 'cancelled']),
  reason: Type.Optional(ReasonSchema),
  overbooking: PlaceFields.overbooking,
});
export type DeskBookingState = Static<typeof DeskBookingStateSchema>;

export const NewBayBlockSchema = Type.Object({
  bay: IdSchema,
  starts_at: TimeSchema,
  minutes: Type.Integer({ minimum: 5, maximum: BAY_BLOCK_MAX_MINUTES }),
  note: NoteSchema,
});
export type NewBayBlock = Static<typeof NewBayBlockSchema>;

/** In line for a day; `state`: `waiting`, or `offered` a time until `held_until`. */
export const DeskWaitSchema = Type.Object({
  id: IdSchema,
  state: Type.Enum(['waiting', 'offered']),
  services: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  name: Type.String(),
  phone: Type.String(),
  held_until: nullable(TimeSchema),
  created_at: TimeSchema,
});
export type DeskWait = Static<typeof DeskWaitSchema>;
export const DeskWaitsSchema = Type.Array(DeskWaitSchema);
export type DeskWaits = Static<typeof DeskWaitsSchema>;
export const DeskWaitsQuerySchema = Type.Object({ branch: IdSchema, day: DaySchema });
export type DeskWaitsQuery = Static<typeof DeskWaitsQuerySchema>;
