import { type Static, Type } from 'typebox';
import { IdParamsSchema, nullable, PhoneSchema } from '../common';
import { IdempotencyHeadersSchema } from '../enquiries';
import {
  BookingSearchQuerySchema,
  CalendarQuerySchema,
  CalendarSchema,
  DeskBookingChangeSchema,
  DeskBookingSchema,
  DeskBookingStateSchema,
  DeskBookingsSchema,
  DeskTimesQuerySchema,
  DeskTimesSchema,
  DeskWaitsQuerySchema,
  DeskWaitsSchema,
  NewBayBlockSchema,
  NewDeskBookingSchema,
  ReasonSchema,
} from './booking';
import type { DeskCall } from './call';
import { IfMatchSchema, PersonRefSchema, TimeSchema } from './common';

/**
 * Only a hash of the phone is kept: whoever knows it finds it here by `phone_block` of a booking. `phone_end`: its last two digits; null where
 * they were not kept yet.
 */
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

/** When the address was made; null: there is none. */
export const BookingFeedSchema = Type.Object({ made_at: nullable(TimeSchema) });
export type BookingFeed = Static<typeof BookingFeedSchema>;
/** It is told once: only its hash is kept. */
export const MadeBookingFeedSchema = Type.Object({ address: Type.String() });
export type MadeBookingFeed = Static<typeof MadeBookingFeedSchema>;

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
 * Bookings of the own branches. 412 has the booking as it is now. 409 `no_room` where it has no room and no reason is given, with
 * `more: { why: ('taken' | 'closed' | 'bay' | 'hidden' | 'shut')[], taken: ids }`: others are there, the branch does not work then, the bay cannot do it, it is
 * hidden; it is out of use, which no reason changes. 409 `branch_hidden` where the branch takes no bookings any more. 409 `enquiry_booked` where an enquiry has one. 409 `booking_step` where its state allows no such change. 409 `phone_is_blocked` where a phone is blocked already.
 */
export const bookingsCalls = {
  readCalendar: {
    ...read,
    path: '/bookings',
    summary: 'Days of a branch by bay',
    query: CalendarQuerySchema,
    reply: { 200: CalendarSchema },
  },
  findBookings: {
    ...read,
    path: '/bookings/found',
    summary: 'Bookings of the own branches by name, phone, reference or plate',
    query: BookingSearchQuerySchema,
    reply: { 200: DeskBookingsSchema },
  },
  readDeskTimes: {
    ...read,
    path: '/bookings/times',
    summary: 'Where there is room',
    query: DeskTimesQuerySchema,
    reply: { 200: DeskTimesSchema },
  },
  readBooking: {
    ...read,
    path: '/bookings/:id',
    summary: 'One booking',
    params: IdParamsSchema,
    reply: { 200: DeskBookingSchema },
  },
  makeBooking: {
    ...make,
    path: '/bookings',
    summary: 'Books for somebody on the phone, at the counter, or out of an enquiry',
    body: NewDeskBookingSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  changeBooking: {
    ...change,
    method: 'PATCH',
    path: '/bookings/:id',
    summary: 'Moves, stretches or corrects; its customer hears of another time',
    body: DeskBookingChangeSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  setBookingState: {
    ...change,
    method: 'POST',
    path: '/bookings/:id/states',
    summary: 'Arrived, done, did not come, cancelled, or one of them taken back',
    body: DeskBookingStateSchema,
    changes: ['Booking', 'Enquiry', 'Audit'],
  },
  blockBay: {
    ...make,
    path: '/bay-blocks',
    summary: 'Takes a bay out of use for a while; 409 `no_room` where somebody is booked',
    body: NewBayBlockSchema,
    changes: ['Booking', 'Audit'],
  },
  unblockBay: {
    ...change,
    method: 'DELETE',
    path: '/bay-blocks/:id',
    summary: 'Gives it back',
    reply: { 204: null },
  },
  listWaits: {
    ...read,
    path: '/booking-waits',
    summary: 'Who waits for a time of a day, in their order',
    access: 'change bookings',
    query: DeskWaitsQuerySchema,
    reply: { 200: DeskWaitsSchema },
  },
  removeWait: {
    host: 'desk',
    method: 'DELETE',
    access: 'change bookings',
    path: '/booking-waits/:id',
    summary: 'Takes somebody out of the line',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
  listPhoneBlocks: {
    host: 'desk',
    method: 'GET',
    access: 'block phones',
    path: '/phone-blocks',
    summary: 'Phones that book no more on line, the newest first',
    reply: { 200: PhoneBlocksSchema },
    reads: ['Booking'],
  },
  blockPhone: {
    host: 'desk',
    method: 'POST',
    access: 'block phones',
    path: '/phone-blocks',
    summary: 'It books no more on line',
    body: NewPhoneBlockSchema,
    reply: { 201: PhoneBlockSchema },
    changes: ['Booking', 'Audit'],
  },
  unblockPhone: {
    host: 'desk',
    method: 'DELETE',
    access: 'block phones',
    path: '/phone-blocks/:id',
    summary: 'It books on line again',
    params: BlockParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
  readBookingFeed: {
    host: 'desk',
    method: 'GET',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Whether a branch has a calendar with a secret address',
    params: IdParamsSchema,
    reply: { 200: BookingFeedSchema },
    reads: ['Booking'],
  },
  makeBookingFeed: {
    host: 'desk',
    method: 'POST',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Makes one; the address before it ends',
    params: IdParamsSchema,
    reply: { 201: MadeBookingFeedSchema },
    changes: ['Booking', 'Audit'],
  },
  endBookingFeed: {
    host: 'desk',
    method: 'DELETE',
    access: 'share calendars',
    path: '/branches/:id/booking-feed',
    summary: 'Ends it',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['Booking', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;
