import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import { CustomerCarSchema } from './cars';
import {
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DaySchema,
  IdParamsSchema,
  IdSchema,
  NamedSchema,
  NewNoteSchema,
  NoteSchema,
  nullable,
  TimeSchema,
} from './common';
import { EnquiryRefSchema } from './enquiries';
import { DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH } from './rules/deskLimits';

export const CustomerListQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  after: CursorQuerySchema,
});
export type CustomerListQuery = Static<typeof CustomerListQuerySchema>;

export const CustomerRowSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Type.String(),
  cars: CountSchema,
  enquiries: CountSchema,
  created_at: TimeSchema,
  signed_in_at: nullable(TimeSchema),
});
export type CustomerRow = Static<typeof CustomerRowSchema>;
export const CustomerPageSchema = Type.Object({ items: Type.Array(CustomerRowSchema), next: CursorSchema });
export type CustomerPage = Static<typeof CustomerPageSchema>;

/** A car as entered in visits, without data of the garage. */
const EnteredCarSchema = Type.Object({ car: Type.String(), plate: Type.String() });
const VisitElsewhereSchema = Type.Object({ branch: NamedSchema, day: DaySchema });

/**
 * `enquiries`: the newest 50 from any number of the customer, at the caller's branches.
 * `elsewhere`: the newest 50 visits at other branches, without car, work and sum.
 * `is_proven`: false if the phone was only entered at the caller's branches. Then name, phone and cars are the entered
 * ones, and the rest of the account is absent (docs/spec/desk.md#access-to-customers).
 */
export const CustomerSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Type.String(),
  former_phones: Type.Array(Type.String()),
  created_at: TimeSchema,
  signed_in_at: nullable(TimeSchema),
  cars: Type.Array(CustomerCarSchema),
  enquiries: Type.Array(EnquiryRefSchema),
  notes: Type.Array(NoteSchema),
  is_proven: Type.Boolean(),
  entered_cars: Type.Array(EnteredCarSchema),
  elsewhere: Type.Array(VisitElsewhereSchema),
});
export type Customer = Static<typeof CustomerSchema>;

export const CustomerLookupQuerySchema = Type.Object({ phone: Type.String({ pattern: '^\\+?[0-9]{4,12}$' }) });
export type CustomerLookupQuery = Static<typeof CustomerLookupQuerySchema>;
export const CustomerHitSchema = Type.Object({
  id: nullable(IdSchema),
  phone: Type.String(),
  name: Type.String(),
  car: nullable(Type.String()),
  brand: nullable(IdSchema),
  model: nullable(IdSchema),
  year: nullable(Type.Integer()),
  plate: nullable(Type.String()),
  vin: nullable(Type.String()),
});
export type CustomerHit = Static<typeof CustomerHitSchema>;
export const CustomerHitsSchema = Type.Array(CustomerHitSchema);

/** `from`: account of the old number. Its data moves to the other account, and it is deleted. */
export const CustomerMergeSchema = Type.Object({ from: IdSchema });
export type CustomerMerge = Static<typeof CustomerMergeSchema>;

const read = { host: 'desk', method: 'GET', access: 'read customers' } as const;

export const deskCustomersCalls = {
  listCustomers: {
    ...read,
    path: '/customers',
    summary: 'Lists customers, newest first; only those whom one’s own branches have served or will serve',
    query: CustomerListQuerySchema,
    reply: { 200: CustomerPageSchema },
    reads: ['Customer'],
  },
  lookUpCustomers: {
    ...read,
    path: '/customers/lookup',
    summary: 'Finds customers by phone while it is typed',
    query: CustomerLookupQuerySchema,
    reply: { 200: CustomerHitsSchema },
    reads: ['Customer'],
  },
  readCustomer: {
    ...read,
    path: '/customers/:id',
    summary: 'Returns a customer by id',
    params: IdParamsSchema,
    reply: { 200: CustomerSchema },
    reads: ['Customer'],
  },
  noteCustomer: {
    host: 'desk',
    access: 'note customers',
    method: 'POST',
    path: '/customers/:id/notes',
    summary: 'Adds a staff note to a customer',
    params: IdParamsSchema,
    body: NewNoteSchema,
    reply: { 201: NoteSchema },
    changes: ['Customer'],
  },
  mergeCustomers: {
    host: 'desk',
    access: 'merge customers',
    method: 'POST',
    path: '/customers/:id/merge',
    summary: 'Merges two accounts of a customer whose number has changed; permanent',
    params: IdParamsSchema,
    body: CustomerMergeSchema,
    reply: { 200: CustomerSchema },
    changes: ['Customer', 'Enquiry', 'Visit', 'Booking'],
  },
} as const satisfies Record<string, DeskCall>;
