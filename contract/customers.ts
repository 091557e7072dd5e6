import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import { CustomerCarSchema } from './cars';
import {
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  IdParamsSchema,
  IdSchema,
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

/** `enquiries`: the newest 50 of all own numbers, at the caller's branches. */
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
});
export type Customer = Static<typeof CustomerSchema>;

/** Matches the last digits of a phone, or its first digits with or without 998. */
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

/** `from`: account of the old number. It is closed, and its data moves to the other account. */
export const CustomerMergeSchema = Type.Object({ from: IdSchema });
export type CustomerMerge = Static<typeof CustomerMergeSchema>;

const read = { host: 'desk', method: 'GET', access: 'read customers' } as const;

export const deskCustomersCalls = {
  listCustomers: {
    ...read,
    path: '/customers',
    summary: 'Lists customers, newest first; only those with an enquiry in one’s own branches',
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
