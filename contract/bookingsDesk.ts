import { type Static, Type } from 'typebox';
import { BookingPriceSchema } from './bookings';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  DaySchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  PersonNameSchema,
  PersonRefSchema,
  PhoneSchema,
  TimeSchema,
  textSchema,
} from './common';
import { BOOKING_STATES, MAX_SERVICES } from './rules/bookings';
import {
  BAY_BLOCK_MAX_MINUTES,
  BOOKING_CALENDAR_DAYS,
  BOOKING_MAX_MINUTES,
  BOOKING_NOTE_MAX_LENGTH,
  BOOKING_REASON_MAX_LENGTH,
  BOOKING_TASKS_AT_ONCE,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
} from './rules/deskLimits';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, COMPLAINT_MAX_LENGTH, PLATE_MAX_LENGTH } from './rules/limits';

export const BookingStateSchema = Type.Enum(BOOKING_STATES.filter((state) => state !== 'expired'));
export const ReasonSchema = Type.String({ pattern: '\\S[\\s\\S]+\\S', maxLength: BOOKING_REASON_MAX_LENGTH });
const MinutesSchema = Type.Integer({ minimum: 5, maximum: BOOKING_MAX_MINUTES });
const NoteSchema = textSchema(BOOKING_NOTE_MAX_LENGTH);
const ComplaintSchema = textSchema(COMPLAINT_MAX_LENGTH);

/**
 * Booking, hold or block of a bay. `held`: a visitor completes the booking until `held_until`. `blocked`: out of use.
 * `complaint`: the customer's words. For a mechanic `name`, `phone` are empty, texts are redacted; estimate, customer
 * and enquiry are null.
 */
export const DeskBookingSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  state: BookingStateSchema,
  source: Type.Enum(['online', 'desk', 'walk_in']),
  branch: BranchRefSchema,
  bay: IdSchema,
  starts_at: TimeSchema,
  ends_at: TimeSchema,
  free_at: TimeSchema,
  services: Type.Array(
    Type.Object({ id: IdSchema, name: Type.String(), minutes: CountSchema, price: nullable(CountSchema) }),
  ),
  price: nullable(BookingPriceSchema),
  name: Type.String(),
  phone: Type.String(),
  phone_block: nullable(Type.String()),
  car: Type.String(),
  model: nullable(IdSchema),
  brand: nullable(IdSchema),
  year: nullable(Type.Integer()),
  plate: Type.String(),
  complaint: Type.String(),
  note: Type.String(),
  language: Type.Enum(['ru', 'uz']),
  customer: nullable(IdSchema),
  garage_car: nullable(IdSchema),
  confirmed: Type.Boolean(),
  moves: CountSchema,
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

export const CalendarDaySchema = Type.Object({
  day: DaySchema,
  open: Type.Array(Type.Object({ from: TimeSchema, to: TimeSchema })),
  waits: CountSchema,
});
export type CalendarDay = Static<typeof CalendarDaySchema>;
export const CalendarBaySchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  categories: Type.Array(IdSchema),
  hidden: Type.Boolean(),
});
export type CalendarBay = Static<typeof CalendarBaySchema>;
/** `items` includes cancelled bookings and no-shows. `step`: interval of the slot grid in minutes. */
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

export const BookingSearchQuerySchema = Type.Object({
  q: Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH }),
});
export type BookingSearchQuery = Static<typeof BookingSearchQuerySchema>;
export const DeskBookingsSchema = Type.Array(DeskBookingSchema);
export type DeskBookings = Static<typeof DeskBookingsSchema>;

/**
 * Finds free slots without regard to lead time and online share. `minutes` replaces the duration of the services.
 * `except`: booking to move, whose slot counts as free.
 */
export const DeskTimesQuerySchema = Type.Object({
  branch: IdSchema,
  from: DaySchema,
  days: Type.Integer({ minimum: 1, maximum: BOOKING_CALENDAR_DAYS }),
  services: Type.Optional(Type.String({ pattern: `^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,${MAX_SERVICES - 1}}$` })),
  minutes: Type.Optional(Type.Integer({ minimum: 5, maximum: BOOKING_MAX_MINUTES })),
  except: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
});
export type DeskTimesQuery = Static<typeof DeskTimesQuerySchema>;
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
  /** A plate that is in the customer's garage links the booking to that car. */
  plate: Type.Optional(textSchema(PLATE_MAX_LENGTH)),
};
const PlaceFields = {
  starts_at: Type.Optional(TimeSchema),
  minutes: Type.Optional(MinutesSchema),
  bay: Type.Optional(IdSchema),
  overbooking: Type.Optional(ReasonSchema),
};

/**
 * Defaults: the best bay and one hour. A `walk_in` begins in the current minute.
 * `enquiry` gets the status `done` without a notification, because the customer is notified of the booking.
 * `complaint`: by default the text of the enquiry.
 */
export const NewDeskBookingSchema = Type.Object({
  ...PlaceFields,
  ...CarFields,
  branch: IdSchema,
  source: Type.Enum(['desk', 'walk_in']),
  services: Type.Array(IdSchema, { maxItems: MAX_SERVICES }),
  phone: PhoneSchema,
  name: PersonNameSchema,
  complaint: Type.Optional(ComplaintSchema),
  note: Type.Optional(NoteSchema),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  enquiry: Type.Optional(IdSchema),
});
export type NewDeskBooking = Static<typeof NewDeskBookingSchema>;

/**
 * Omitted fields stay unchanged. A block allows changes of bay, time and note only.
 * `branch`: moves the booking to the best bay of that branch and notifies the customer.
 */
export const DeskBookingChangeSchema = Type.Object({
  ...PlaceFields,
  ...CarFields,
  branch: Type.Optional(IdSchema),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  services: Type.Optional(Type.Array(IdSchema, { maxItems: MAX_SERVICES })),
  phone: Type.Optional(PhoneSchema),
  name: Type.Optional(PersonNameSchema),
  complaint: Type.Optional(ComplaintSchema),
  note: Type.Optional(NoteSchema),
});
export type DeskBookingChange = Static<typeof DeskBookingChangeSchema>;

/**
 * Transitions: contract/rules/bookings.ts. `in_work` is set by starting the visit.
 * `overbooking`: reason for restoring a booking whose slot is taken.
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

export const DeskWaitlistEntrySchema = Type.Object({
  id: IdSchema,
  state: Type.Enum(['waiting', 'offered']),
  services: Type.Array(Type.Object({ id: IdSchema, name: Type.String() })),
  name: Type.String(),
  phone: Type.String(),
  held_until: nullable(TimeSchema),
  created_at: TimeSchema,
});
export type DeskWaitlistEntry = Static<typeof DeskWaitlistEntrySchema>;
export const DeskWaitlistSchema = Type.Array(DeskWaitlistEntrySchema);
export type DeskWaitlist = Static<typeof DeskWaitlistSchema>;
export const DeskWaitlistQuerySchema = Type.Object({ branch: IdSchema, day: DaySchema });
export type DeskWaitlistQuery = Static<typeof DeskWaitlistQuerySchema>;

/** Only a hash of the phone and its last two digits are stored. */
export const PhoneBlockSchema = Type.Object({
  id: Type.String(),
  phone_end: nullable(Type.String()),
  reason: Type.String(),
  by: nullable(PersonRefSchema),
  at: TimeSchema,
});
export type PhoneBlock = Static<typeof PhoneBlockSchema>;
export const PhoneBlocksSchema = Type.Array(PhoneBlockSchema);
export type PhoneBlocks = Static<typeof PhoneBlocksSchema>;
export const NewPhoneBlockSchema = Type.Object({
  phone: PhoneSchema,
  reason: ReasonSchema,
});
export type NewPhoneBlock = Static<typeof NewPhoneBlockSchema>;

export const CalendarFeedSchema = Type.Object({ made_at: nullable(TimeSchema) });
export type CalendarFeed = Static<typeof CalendarFeedSchema>;
/** `address` is returned only once, because only its hash is stored. */
export const NewCalendarFeedSchema = Type.Object({ address: Type.String() });
export type NewCalendarFeed = Static<typeof NewCalendarFeedSchema>;

const read = { host: 'desk', method: 'GET', access: 'read bookings', reads: ['Booking'] } as const;
const change = {
  host: 'desk',
  access: 'change bookings',
  params: IdParamsSchema,
  headers: IfMatchSchema,
  reply: { 200: DeskBookingSchema },
  changes: ['Booking', 'Audit'],
} as const;
const make = {
  host: 'desk',
  method: 'POST',
  access: 'change bookings',
  headers: IdempotencyHeadersSchema,
  reply: { 201: DeskBookingSchema },
} as const;
const BlockParamsSchema = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });

/**
 * Calls for bookings of the caller's branches. 412 contains the current booking.
 * Reasons of 409 `no_room`: `taken` by other bookings, branch `closed`, `bay` lacks a service, bay `hidden`, or `shut`:
 * the bay is blocked and cannot be overbooked.
 */
export const deskBookingsCalls = {
  readCalendar: {
    ...read,
    path: '/bookings',
    summary: 'Returns bookings of a branch by day and bay',
    query: CalendarQuerySchema,
    reply: { 200: CalendarSchema },
  },
  findBookings: {
    ...read,
    path: '/bookings/found',
    summary: 'Searches bookings of one’s own branches by name, phone, reference or plate',
    query: BookingSearchQuerySchema,
    reply: { 200: DeskBookingsSchema },
  },
  listComingBookings: {
    ...read,
    path: '/bookings/coming',
    summary: 'Lists bookings of today whose car has not arrived, of all of one’s own branches, by time',
    reply: { 200: DeskBookingsSchema },
  },
  readDeskTimes: {
    ...read,
    path: '/bookings/times',
    summary: 'Returns the free slots of a branch',
    query: DeskTimesQuerySchema,
    reply: { 200: DeskTimesSchema },
  },
  readBooking: {
    ...read,
    path: '/bookings/:id',
    summary: 'Returns a booking by its id',
    params: IdParamsSchema,
    reply: { 200: DeskBookingSchema },
  },
  makeBooking: {
    ...make,
    path: '/bookings',
    summary: 'Creates a booking by phone, at the counter or from an enquiry',
    body: NewDeskBookingSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  changeBooking: {
    ...change,
    method: 'PATCH',
    path: '/bookings/:id',
    summary: 'Moves, extends or corrects a booking; its customer is notified of another time',
    body: DeskBookingChangeSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  setBookingState: {
    ...change,
    method: 'POST',
    path: '/bookings/:id/states',
    summary: 'Sets the state of a booking to arrived, done, no-show or cancelled, or undoes it',
    body: DeskBookingStateSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  blockBay: {
    ...make,
    path: '/bay-blocks',
    summary: 'Blocks a bay for a period; 409 `no_room` if it overlaps a booking',
    body: NewBayBlockSchema,
    changes: ['Booking', 'Audit'],
  },
  unblockBay: {
    ...change,
    method: 'DELETE',
    path: '/bay-blocks/:id',
    summary: 'Ends the block of a bay',
    reply: { 204: null },
  },
  listWaitlist: {
    ...read,
    path: '/booking-waits',
    summary: 'Lists the waitlist of a day in its order',
    access: 'change bookings',
    query: DeskWaitlistQuerySchema,
    reply: { 200: DeskWaitlistSchema },
  },
  removeWaitlistEntry: {
    host: 'desk',
    method: 'DELETE',
    access: 'change bookings',
    path: '/booking-waits/:id',
    summary: 'Removes a customer from the waitlist',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
  listPhoneBlocks: {
    host: 'desk',
    method: 'GET',
    access: 'block phones',
    path: '/phone-blocks',
    summary: 'Lists phones blocked from online booking, newest first',
    reply: { 200: PhoneBlocksSchema },
    reads: ['Booking'],
  },
  blockPhone: {
    host: 'desk',
    method: 'POST',
    access: 'block phones',
    path: '/phone-blocks',
    summary: 'Blocks a phone from online booking',
    body: NewPhoneBlockSchema,
    reply: { 201: PhoneBlockSchema },
    changes: ['Booking', 'Audit'],
  },
  unblockPhone: {
    host: 'desk',
    method: 'DELETE',
    access: 'block phones',
    path: '/phone-blocks/:id',
    summary: 'Allows a phone to book online again',
    params: BlockParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
  readCalendarFeed: {
    host: 'desk',
    method: 'GET',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Returns whether a branch has a calendar feed',
    params: IdParamsSchema,
    reply: { 200: CalendarFeedSchema },
    reads: ['Booking'],
  },
  createCalendarFeed: {
    host: 'desk',
    method: 'POST',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Creates a calendar feed; the previous address stops working',
    params: IdParamsSchema,
    reply: { 201: NewCalendarFeedSchema },
    changes: ['Booking', 'Audit'],
  },
  deleteCalendarFeed: {
    host: 'desk',
    method: 'DELETE',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Ends the calendar feed of a branch',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;

export const SLOT_PROBLEMS = ['service', 'branch', 'bay', 'closed', 'rules'] as const;
export type SlotProblem = (typeof SLOT_PROBLEMS)[number];

export const BookingTaskSchema = Type.Object({
  booking: DeskBookingSchema,
  why: Type.Array(Type.Enum(['service', 'branch', 'bay', 'closed', 'unsettled'])),
});
export type BookingTask = Static<typeof BookingTaskSchema>;
export const BookingTasksSchema = Type.Array(BookingTaskSchema);

export const BookingSettlingSchema = Type.Object({
  action: Type.Enum(['move', 'cancel']),
  bookings: Type.Array(Type.Object({ id: IdSchema, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: BOOKING_TASKS_AT_ONCE,
  }),
  reason: Type.Optional(ReasonSchema),
});
export type BookingSettling = Static<typeof BookingSettlingSchema>;
/** `kept`: the booking need not be moved. `no_time`: no free slot within two weeks. */
export const UNSETTLED_REASONS = ['changed', 'service', 'branch', 'kept', 'no_time'] as const;
export const BookingSettledSchema = Type.Object({
  done: Type.Array(IdSchema),
  failed: Type.Array(Type.Object({ id: IdSchema, why: Type.Enum([...UNSETTLED_REASONS]) })),
});
export type BookingSettled = Static<typeof BookingSettledSchema>;

export const AffectedBookingSchema = Type.Object({
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  reference: Type.String(),
  branch: BranchRefSchema,
  starts_at: TimeSchema,
  why: Type.Array(Type.Enum([...SLOT_PROBLEMS])),
});
export type AffectedBooking = Static<typeof AffectedBookingSchema>;
/**
 * 409 `bookings_affected`: lists the bookings, and `seen` identifies the set.
 * Repeating the call with `seen` succeeds if it still affects the same bookings.
 */
export const BookingsAffectedSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('bookings_affected'),
  count: Type.Integer({ minimum: 1 }),
  seen: Type.String(),
  bookings: Type.Array(AffectedBookingSchema),
});
export type BookingsAffected = Static<typeof BookingsAffectedSchema>;

export const deskBookingTasksCalls = {
  listBookingTasks: {
    host: 'desk',
    method: 'GET',
    access: 'change bookings',
    path: '/booking-tasks',
    summary: 'Lists bookings of one’s own branches that must be moved, and past ones without a final state',
    reply: { 200: BookingTasksSchema },
    reads: ['Booking', 'Content'],
  },
  settleBookings: {
    host: 'desk',
    method: 'POST',
    access: 'change bookings',
    path: '/booking-tasks',
    summary: 'Moves future bookings to the next free slot or cancels them, and notifies their customers',
    body: BookingSettlingSchema,
    reply: { 200: BookingSettledSchema },
    changes: ['Booking', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;
