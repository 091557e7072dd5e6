import { type Static, Type } from 'typebox';
import { IdSchema } from '../common';
import { DeskBookingSchema, ReasonSchema } from './booking';
import type { DeskCall } from './call';
import { BranchRefSchema, TimeSchema } from './common';
import { BOOKING_TASKS_AT_ONCE } from './limits';

/** Why a booking to come has no place any more. `rules`: the rules of today would not have let it be made on line; it is kept all the same. */
export const STRANDED_REASONS = ['service', 'branch', 'bay', 'closed', 'rules'] as const;
export type StrandedReason = (typeof STRANDED_REASONS)[number];

/** `unsettled`: its time is over, and its outcome is not recorded. */
export const BookingTaskSchema = Type.Object({
  booking: DeskBookingSchema,
  why: Type.Array(Type.Enum(['service', 'branch', 'bay', 'closed', 'unsettled'])),
});
export type BookingTask = Static<typeof BookingTaskSchema>;
export const BookingTasksSchema = Type.Array(BookingTaskSchema);

/** `move`: to the same time of day on the next day that has it, else to the nearest one by day. `reason`: of a cancellation, for the staff alone. */
export const BookingSettlingSchema = Type.Object({
  action: Type.Enum(['move', 'cancel']),
  bookings: Type.Array(Type.Object({ id: IdSchema, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: BOOKING_TASKS_AT_ONCE,
  }),
  reason: Type.Optional(ReasonSchema),
});
export type BookingSettling = Static<typeof BookingSettlingSchema>;
/**
 * Why a booking was not settled: it was changed meanwhile; its service or branch is hidden, which no other time helps; it has its place and was not moved; or
 * its branch has no free time within two weeks.
 */
export const UNSETTLED_REASONS = ['changed', 'service', 'branch', 'kept', 'no_time'] as const;
export const BookingSettledSchema = Type.Object({
  done: Type.Array(IdSchema),
  failed: Type.Array(Type.Object({ id: IdSchema, why: Type.Enum([...UNSETTLED_REASONS]) })),
});
export type BookingSettled = Static<typeof BookingSettledSchema>;

/** A booking that a change of content would leave without a place; nothing of its person. */
export const AffectedBookingSchema = Type.Object({
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  reference: Type.String(),
  branch: BranchRefSchema,
  starts_at: TimeSchema,
  why: Type.Array(Type.Enum([...STRANDED_REASONS])),
});
export type AffectedBooking = Static<typeof AffectedBookingSchema>;
/** 409 `bookings_affected`: which ones; `seen` identifies the set of them. The same call with `seen` is done as long as it affects the same bookings. */
export const BookingsAffectedSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('bookings_affected'),
  count: Type.Integer({ minimum: 1 }),
  seen: Type.String(),
  bookings: Type.Array(AffectedBookingSchema),
});
export type BookingsAffected = Static<typeof BookingsAffectedSchema>;

export const bookingTasksCalls = {
  listBookingTasks: {
    host: 'desk',
    method: 'GET',
    access: 'change bookings',
    path: '/booking-tasks',
    summary: 'Bookings of the own branches that have to be moved, and past ones that were not settled',
    reply: { 200: BookingTasksSchema },
    reads: ['Booking', 'Content'],
  },
  settleBookings: {
    host: 'desk',
    method: 'POST',
    access: 'change bookings',
    path: '/booking-tasks',
    summary: 'Moves bookings to come to the next free time or cancels them; their customers are notified',
    body: BookingSettlingSchema,
    reply: { 200: BookingSettledSchema },
    changes: ['Booking', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;
