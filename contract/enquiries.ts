import { type Static, Type } from 'typebox';
import { ConsentSchema } from './account';
import { BookingStateSchema } from './bookingsDesk';
import type { Call, DeskCall } from './call';
import { CustomerCarSchema } from './cars';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DateSchema,
  DaySchema,
  filledTextSchema,
  IdempotencyHeadersSchema,
  IdListSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  NewNoteSchema,
  NoteSchema,
  nullable,
  optionalOnOtherServers,
  PersonNameSchema,
  PersonRefSchema,
  PhoneSchema,
  TimeSchema,
} from './common';
import {
  DESK_BULK_MAX,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
  DUE_FILTERS,
  ENQUIRY_ORDERS,
  EXPORT_FORMATS,
} from './rules/deskLimits';
import {
  CUSTOMER_STATUSES,
  ENQUIRY_SECTIONS,
  ENQUIRY_STATUSES,
  ENQUIRY_TEXT_MAX_LENGTH,
  PHONE_END_LENGTH,
  REFERENCE_MAX_LENGTH,
  SITE_ENQUIRY_SECTIONS,
} from './rules/limits';
import { VisitStateSchema } from './visits';

export const EnquirySectionSchema = Type.Enum([...ENQUIRY_SECTIONS]);
export type EnquirySection = Static<typeof EnquirySectionSchema>;

export const EnquiryStatusSchema = Type.Enum([...ENQUIRY_STATUSES]);
export type EnquiryStatus = Static<typeof EnquiryStatusSchema>;

/** The id of a part or service that is no longer offered is ignored: the text still names it. */
export const NewEnquirySchema = Type.Object({
  text: filledTextSchema(ENQUIRY_TEXT_MAX_LENGTH),
  phone: PhoneSchema,
  full_name: PersonNameSchema,
  section: Type.Enum([...SITE_ENQUIRY_SECTIONS]),
  car_brand: Type.Optional(IdSchema),
  car_model: Type.Optional(IdSchema),
  branch: Type.Optional(IdSchema),
  part: Type.Optional(IdSchema),
  service: Type.Optional(IdSchema),
  consent: ConsentSchema,
});
export type NewEnquiry = Static<typeof NewEnquirySchema>;

export const EnquiryReceiptSchema = Type.Object({
  id: optionalOnOtherServers(IdSchema),
  reference: optionalOnOtherServers(Type.String()),
});
export type EnquiryReceipt = Static<typeof EnquiryReceiptSchema>;

export const enquiriesCalls = {
  sendEnquiry: {
    host: 'main',
    method: 'POST',
    path: '/main/requests/',
    summary: 'Creates an appointment or purchase enquiry',
    limit: 'enquiries',
    headers: IdempotencyHeadersSchema,
    body: NewEnquirySchema,
    anyReply: true,
    reply: { 201: EnquiryReceiptSchema },
  },
} as const satisfies Record<string, Call>;

export const EnquiryRefSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  status: EnquiryStatusSchema,
  section: EnquirySectionSchema,
  created_at: TimeSchema,
});
export type EnquiryRef = Static<typeof EnquiryRefSchema>;

/** Reference in any case, in Latin or Cyrillic, with or without `Y-` and hyphens. */
export const EnquiryQuestionSchema = Type.Object({
  reference: filledTextSchema(REFERENCE_MAX_LENGTH),
  phone_end: Type.String({ pattern: `^[0-9]{${PHONE_END_LENGTH}}$` }),
});
export type EnquiryQuestion = Static<typeof EnquiryQuestionSchema>;

export const TrackedEnquirySchema = Type.Object({
  reference: Type.String({ minLength: 1 }),
  status: Type.Enum([...CUSTOMER_STATUSES]),
  created_at: TimeSchema,
  due_at: TimeSchema,
  branch: Type.Optional(Type.String()),
  follow: Type.Optional(Type.String()),
});
export type TrackedEnquiry = Static<typeof TrackedEnquirySchema>;

export const OwnEnquirySchema = Type.Object({
  reference: Type.String({ minLength: 1 }),
  status: Type.Enum([...CUSTOMER_STATUSES]),
  created_at: TimeSchema,
  due_at: TimeSchema,
  branch: Type.Optional(Type.String()),
  follow: Type.Optional(Type.String()),
  text: Type.String(),
});
export type OwnEnquiry = Static<typeof OwnEnquirySchema>;
export const OwnEnquiriesSchema = Type.Array(OwnEnquirySchema);

export const trackingCalls = {
  trackEnquiry: {
    host: 'main',
    method: 'POST',
    path: '/main/requests/track/',
    summary: 'Returns the state of an enquiry by its reference and the last phone digits; 404 if either is wrong',
    limit: 'tracking',
    body: EnquiryQuestionSchema,
    reply: { 200: TrackedEnquirySchema },
  },
  ownEnquiries: {
    host: 'main',
    method: 'GET',
    path: '/authentication/requests',
    summary: 'Lists enquiries of the signed-in customer’s numbers, newest first',
    private: true,
    reply: { 200: OwnEnquiriesSchema },
  },
} as const satisfies Record<string, Call>;

export const DueFilterSchema = Type.Enum([...DUE_FILTERS]);
export type DueFilter = Static<typeof DueFilterSchema>;
export const EnquiryOrderSchema = Type.Enum([...ENQUIRY_ORDERS]);
export type EnquiryOrder = Static<typeof EnquiryOrderSchema>;

const STATUS_LIST = `^(${ENQUIRY_STATUSES.join('|')})(,(${ENQUIRY_STATUSES.join('|')})){0,9}$`;
const SECTION_LIST = '^[A-Za-z_]{1,30}(,[A-Za-z_]{1,30}){0,9}$';

/**
 * Texts are comma-separated lists. `branch` and `assignee` accept `none`, `assignee` also `me`.
 * Days and `hour` in Tashkent time, `to` inclusive.
 */
const filterFields = {
  status: Type.Optional(Type.String({ pattern: STATUS_LIST })),
  section: Type.Optional(Type.String({ pattern: SECTION_LIST })),
  branch: Type.Optional(Type.String({ maxLength: 600, pattern: '^(none|[0-9]{1,10})(,(none|[0-9]{1,10})){0,49}$' })),
  assignee: Type.Optional(
    Type.String({ maxLength: 600, pattern: '^(me|none|[0-9]{1,10})(,(me|none|[0-9]{1,10})){0,49}$' }),
  ),
  due: Type.Optional(DueFilterSchema),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  hour: Type.Optional(Type.String({ pattern: '^(1?[0-9]|2[0-3])$' })),
  answered: Type.Optional(Type.Enum(['yes'])),
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
};
export const EnquiryFilterSchema = Type.Object(filterFields);
export type EnquiryFilter = Static<typeof EnquiryFilterSchema>;

const orderedFields = { ...filterFields, order: Type.Optional(EnquiryOrderSchema) };
export const EnquiryListQuerySchema = Type.Object({ ...orderedFields, after: CursorQuerySchema });
export type EnquiryListQuery = Static<typeof EnquiryListQuerySchema>;

export const EnquiryTotalQuerySchema = Type.Object(orderedFields);
export type EnquiryTotalQuery = Static<typeof EnquiryTotalQuerySchema>;

export const DayQuerySchema = Type.Object({ day: Type.Optional(DaySchema), branch: IdListSchema });
export type DayQuery = Static<typeof DayQuerySchema>;

export const ExportQuerySchema = Type.Object({
  ...orderedFields,
  format: Type.Enum([...EXPORT_FORMATS]),
  /** Language of the file: a link cannot send Accept-Language. */
  lang: Type.Optional(Type.Enum(['ru', 'uz'])),
});
export type ExportQuery = Static<typeof ExportQuerySchema>;

export const enquiryFields = {
  id: IdSchema,
  reference: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  status: EnquiryStatusSchema,
  section: EnquirySectionSchema,
  source: Type.Enum(['site', 'desk']),
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

export const EnquiryRowSchema = Type.Object({ ...enquiryFields, text: Type.String(), notes: CountSchema });
export type EnquiryRow = Static<typeof EnquiryRowSchema>;

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

export const EnquiryCustomerSchema = Type.Object({
  id: nullable(IdSchema),
  name: Type.String(),
  signed_in_at: nullable(TimeSchema),
  cars: Type.Array(CustomerCarSchema),
});
export type EnquiryCustomer = Static<typeof EnquiryCustomerSchema>;

export const EnquiryProductSchema = Type.Object({
  kind: Type.Enum(['part', 'service']),
  id: IdSchema,
  name: Type.String(),
});
export type EnquiryProduct = Static<typeof EnquiryProductSchema>;

export const EnquiryVisitSchema = Type.Object({ id: IdSchema, reference: Type.String(), state: VisitStateSchema });
export type EnquiryVisit = Static<typeof EnquiryVisitSchema>;

export const EnquiryBookingSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  state: BookingStateSchema,
  branch: BranchRefSchema,
  starts_at: TimeSchema,
});
export type EnquiryBooking = Static<typeof EnquiryBookingSchema>;

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

export const EnquiryTotalSchema = Type.Object({ total: CountSchema });
export type EnquiryTotal = Static<typeof EnquiryTotalSchema>;

export const EnquiryPageSchema = Type.Object({ items: Type.Array(EnquiryRowSchema), next: CursorSchema });
export type EnquiryPage = Static<typeof EnquiryPageSchema>;

export const EnquiryCountsSchema = Type.Object({
  new: CountSchema,
  in_work: CountSchema,
  waiting: CountSchema,
  overdue: CountSchema,
  mine: CountSchema,
});
export type EnquiryCounts = Static<typeof EnquiryCountsSchema>;

const change = {
  status: Type.Optional(EnquiryStatusSchema),
  assignee: Type.Optional(nullable(IdSchema)),
  branch: Type.Optional(nullable(IdSchema)),
  due_at: Type.Optional(TimeSchema),
};
export const EnquiryChangeSchema = Type.Object(change);
export type EnquiryChange = Static<typeof EnquiryChangeSchema>;

export const EnquiryConflictSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('changed_meanwhile'),
  current: EnquiryRowSchema,
  asked: EnquiryChangeSchema,
});
export type EnquiryConflict = Static<typeof EnquiryConflictSchema>;

export const EnquiryBulkSchema = Type.Object({
  items: Type.Array(Type.Object({ id: IdSchema, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: DESK_BULK_MAX,
  }),
  change: EnquiryChangeSchema,
});
export type EnquiryBulk = Static<typeof EnquiryBulkSchema>;

/** `conflicts`: enquiries with another version, which are skipped. An invalid change rejects the whole request. */
export const EnquiryBulkReplySchema = Type.Object({
  changed: Type.Array(EnquiryRowSchema),
  conflicts: Type.Array(EnquiryRowSchema),
  missing: Type.Array(IdSchema),
});
export type EnquiryBulkReply = Static<typeof EnquiryBulkReplySchema>;

/** A phone call entered by staff. `take` assigns the enquiry to the staff member who enters it. */
export const EnquiryByHandSchema = Type.Object({
  phone: PhoneSchema,
  name: PersonNameSchema,
  text: filledTextSchema(ENQUIRY_TEXT_MAX_LENGTH),
  section: Type.Optional(EnquirySectionSchema),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  branch: Type.Optional(IdSchema),
  brand: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
  take: Type.Optional(Type.Boolean()),
});
export type EnquiryByHand = Static<typeof EnquiryByHandSchema>;

export const EnquiryDaySchema = Type.Object({
  day: DateSchema,
  items: Type.Array(Type.Object({ ...enquiryFields, text: Type.String(), last_note: nullable(Type.String()) })),
});
export type EnquiryDay = Static<typeof EnquiryDaySchema>;

const read = { host: 'desk', method: 'GET', access: 'read enquiries' } as const;
const write = { host: 'desk', access: 'change enquiries' } as const;

export const deskEnquiriesCalls = {
  listEnquiries: {
    ...read,
    path: '/enquiries',
    summary: 'Lists the inbox by page',
    query: EnquiryListQuerySchema,
    reply: { 200: EnquiryPageSchema },
    reads: ['Enquiry'],
  },
  totalOfEnquiries: {
    ...read,
    path: '/enquiries/total',
    summary: 'Counts the enquiries of a filter',
    query: EnquiryTotalQuerySchema,
    reply: { 200: EnquiryTotalSchema },
    reads: ['Enquiry'],
  },
  countEnquiries: {
    ...read,
    path: '/enquiries/counts',
    summary: 'Counts new, open, overdue and own enquiries',
    reply: { 200: EnquiryCountsSchema },
    reads: ['Enquiry'],
  },
  dayOfEnquiries: {
    ...read,
    path: '/enquiries/day',
    summary: 'Lists the enquiries due on a day, for printing',
    query: DayQuerySchema,
    reply: { 200: EnquiryDaySchema },
    reads: ['Enquiry'],
  },
  exportEnquiries: {
    ...read,
    access: 'export enquiries',
    path: '/enquiries/export',
    summary: 'Exports filtered enquiries as CSV that no spreadsheet executes',
    query: ExportQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
  readEnquiry: {
    ...read,
    path: '/enquiries/:id',
    summary: 'Returns an enquiry with all its data',
    params: IdParamsSchema,
    reply: { 200: EnquirySchema },
    reads: ['Enquiry'],
  },
  changeEnquiry: {
    ...write,
    method: 'PATCH',
    path: '/enquiries/:id',
    summary: 'Changes status, assignee, branch or due time of an enquiry; 412 with the current one on a conflict',
    params: IdParamsSchema,
    headers: IfMatchSchema,
    body: EnquiryChangeSchema,
    reply: { 200: EnquiryRowSchema },
    changes: ['Enquiry', 'Today', 'Audit'],
  },
  changeEnquiries: {
    ...write,
    method: 'POST',
    path: '/enquiries/bulk',
    summary: 'Applies one change to many enquiries, each at its version',
    body: EnquiryBulkSchema,
    reply: { 200: EnquiryBulkReplySchema },
    changes: ['Enquiry', 'Today', 'Audit'],
  },
  noteEnquiry: {
    ...write,
    method: 'POST',
    path: '/enquiries/:id/notes',
    summary: 'Adds a staff note to an enquiry',
    params: IdParamsSchema,
    headers: IdempotencyHeadersSchema,
    body: NewNoteSchema,
    reply: { 201: NoteSchema },
    changes: ['Enquiry'],
  },
  enterEnquiry: {
    ...write,
    method: 'POST',
    path: '/enquiries',
    summary: 'Creates an enquiry entered by staff',
    headers: IdempotencyHeadersSchema,
    body: EnquiryByHandSchema,
    reply: { 201: EnquiryRowSchema },
    changes: ['Enquiry', 'Today', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;

const viewFields = {
  name: filledTextSchema(60),
  filter: Type.String({ maxLength: 2_000, pattern: '^[\\x21-\\x7e]*$' }),
};
export const DeskViewSchema = Type.Object({ id: IdSchema, ...viewFields });
export type DeskView = Static<typeof DeskViewSchema>;
export const DeskViewsSchema = Type.Array(DeskViewSchema);
export const NewDeskViewSchema = Type.Object(viewFields);
export type NewDeskView = Static<typeof NewDeskViewSchema>;

const ownViews = { host: 'desk', access: 'read enquiries' } as const;

export const deskViewsCalls = {
  listViews: {
    ...ownViews,
    method: 'GET',
    path: '/views',
    summary: 'Lists one’s own saved filters by name',
    reply: { 200: DeskViewsSchema },
    reads: ['View'],
  },
  saveView: {
    ...ownViews,
    method: 'PUT',
    path: '/views',
    summary: 'Saves a filter under a name, replacing one of the same name',
    body: NewDeskViewSchema,
    reply: { 200: DeskViewSchema },
    changes: ['View'],
  },
  deleteView: {
    ...ownViews,
    method: 'DELETE',
    path: '/views/:id',
    summary: 'Deletes a saved filter',
    params: IdParamsSchema,
    reply: { 204: null },
    changes: ['View'],
  },
} as const satisfies Record<string, DeskCall>;
