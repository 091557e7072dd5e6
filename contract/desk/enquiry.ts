import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from '../common';
import { EnquirySectionSchema, EnquiryStatusSchema } from '../enquiries';
import { VisitStateSchema } from '../visits/parts';
import { BookingStateSchema } from './booking';
import { BranchRefSchema, CountSchema, EnquiryRefSchema, NoteSchema, PersonRefSchema, TimeSchema } from './common';
import { CustomerCarSchema } from './customers';

/** What list, page and paper have in common. */
export const enquiryFields = {
  id: IdSchema,
  reference: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  status: EnquiryStatusSchema,
  section: EnquirySectionSchema,
  source: Type.Enum(['site', 'desk']),
  /** Both empty once the person is erased. */
  name: Type.String(),
  phone: Type.String(),
  branch: nullable(BranchRefSchema),
  assignee: nullable(PersonRefSchema),
  brand: nullable(Type.String()),
  model: nullable(Type.String()),
  created_at: TimeSchema,
  due_at: TimeSchema,
  answered_at: nullable(TimeSchema),
  updated_at: TimeSchema,
};

/** One line of the inbox; `text` is cut to 160 signs. */
export const EnquiryRowSchema = Type.Object({ ...enquiryFields, text: Type.String(), notes: CountSchema });
export type EnquiryRow = Static<typeof EnquiryRowSchema>;

/** What changed: the fields by name, each with what it was and is; branch and assignee by name. */
export const TrailEntrySchema = Type.Object({
  id: IdSchema,
  at: TimeSchema,
  action: Type.String(),
  by: nullable(PersonRefSchema),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) }),
  ),
});
export type TrailEntry = Static<typeof TrailEntrySchema>;

/** `id`: null where the phone has no account. */
export const EnquiryCustomerSchema = Type.Object({
  id: nullable(IdSchema),
  name: Type.String(),
  signed_in_at: nullable(TimeSchema),
  cars: Type.Array(CustomerCarSchema),
});
export type EnquiryCustomer = Static<typeof EnquiryCustomerSchema>;

/** What the page was about that the enquiry was sent from. */
export const EnquiryProductSchema = Type.Object({
  kind: Type.Enum(['part', 'service']),
  id: IdSchema,
  name: Type.String(),
});
export type EnquiryProduct = Static<typeof EnquiryProductSchema>;

/** A car that came of it. */
export const EnquiryVisitSchema = Type.Object({ id: IdSchema, reference: Type.String(), state: VisitStateSchema });
export type EnquiryVisit = Static<typeof EnquiryVisitSchema>;

/** A time that it was given. */
export const EnquiryBookingSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  state: BookingStateSchema,
  branch: BranchRefSchema,
  starts_at: TimeSchema,
});
export type EnquiryBooking = Static<typeof EnquiryBookingSchema>;

/** `others`: what else came from that phone, the newest 20. `notes` and `trail` are newest first. */
export const EnquirySchema = Type.Object({
  ...enquiryFields,
  text: Type.String(),
  language: Type.Enum(['ru', 'uz']),
  product: nullable(EnquiryProductSchema),
  customer: EnquiryCustomerSchema,
  others: Type.Array(EnquiryRefSchema),
  bookings: Type.Array(EnquiryBookingSchema),
  visits: Type.Array(EnquiryVisitSchema),
  notes: Type.Array(NoteSchema),
  trail: Type.Array(TrailEntrySchema),
});
export type Enquiry = Static<typeof EnquirySchema>;
