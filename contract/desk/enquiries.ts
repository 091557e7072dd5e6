import { type Static, Type } from 'typebox';
import {
  DateSchema,
  filledTextSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  PersonNameSchema,
  PhoneSchema,
} from '../common';
import { EnquirySectionSchema, IdempotencyHeadersSchema } from '../enquiries';
import { ENQUIRY_STATUSES, ENQUIRY_TEXT_MAX_LENGTH } from '../limits';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DaySchema,
  IdListSchema,
  IfMatchSchema,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { CustomerCarSchema } from './customers';
import {
  DESK_BULK_MAX,
  DESK_NOTE_MAX_LENGTH,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
  DUE_FILTERS,
  ENQUIRY_ORDERS,
  EXPORT_FORMATS,
} from './limits';

const StatusSchema = Type.Enum([...ENQUIRY_STATUSES]);
const STATUS_LIST = `^(${ENQUIRY_STATUSES.join('|')})(,(${ENQUIRY_STATUSES.join('|')})){0,9}$`;
const SECTION_LIST = '^[A-Za-z_]{1,30}(,[A-Za-z_]{1,30}){0,9}$';

/** Lists are separated by commas. `branch` and `assignee` also take `none`, `assignee` also `me`. Days are those of Tashkent, `to` included. */
const filter = {
  status: Type.Optional(Type.String({ pattern: STATUS_LIST })),
  section: Type.Optional(Type.String({ pattern: SECTION_LIST })),
  branch: Type.Optional(Type.String({ maxLength: 600, pattern: '^(none|[0-9]{1,10})(,(none|[0-9]{1,10})){0,49}$' })),
  assignee: Type.Optional(
    Type.String({ maxLength: 600, pattern: '^(me|none|[0-9]{1,10})(,(me|none|[0-9]{1,10})){0,49}$' }),
  ),
  due: Type.Optional(Type.Enum([...DUE_FILTERS])),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  /** A part of a phone, a name, a reference or a plate. */
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
};
export const EnquiryFilterSchema = Type.Object(filter);
export type EnquiryFilter = Static<typeof EnquiryFilterSchema>;

const ordered = { ...filter, order: Type.Optional(Type.Enum([...ENQUIRY_ORDERS])) };
export const EnquiryListQuerySchema = Type.Object({ ...ordered, after: CursorQuerySchema });
export type EnquiryListQuery = Static<typeof EnquiryListQuerySchema>;

export const EnquiryTotalQuerySchema = Type.Object(ordered);
export type EnquiryTotalQuery = Static<typeof EnquiryTotalQuerySchema>;
/** Ends at DESK_MOST_COUNTED. */
export const EnquiryTotalSchema = Type.Object({ total: CountSchema });
export type EnquiryTotal = Static<typeof EnquiryTotalSchema>;

const row = {
  id: IdSchema,
  reference: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  status: StatusSchema,
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
export const EnquiryRowSchema = Type.Object({ ...row, text: Type.String(), notes: CountSchema });
export type EnquiryRow = Static<typeof EnquiryRowSchema>;

export const EnquiryPageSchema = Type.Object({ items: Type.Array(EnquiryRowSchema), next: CursorSchema });
export type EnquiryPage = Static<typeof EnquiryPageSchema>;

/** Of all that one may see, whatever the filter; each ends at DESK_MOST_COUNTED. `overdue` are open and unanswered past their time. */
export const EnquiryCountsSchema = Type.Object({
  new: CountSchema,
  in_work: CountSchema,
  waiting: CountSchema,
  overdue: CountSchema,
  mine: CountSchema,
});
export type EnquiryCounts = Static<typeof EnquiryCountsSchema>;

export const NoteSchema = Type.Object({
  id: IdSchema,
  text: Type.String(),
  author: nullable(PersonRefSchema),
  created_at: TimeSchema,
});
export type Note = Static<typeof NoteSchema>;

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

/** `others`: what else came from that phone, the newest 20. `notes` and `trail` are newest first. */
export const EnquirySchema = Type.Object({
  ...row,
  text: Type.String(),
  language: Type.Enum(['ru', 'uz']),
  product: nullable(EnquiryProductSchema),
  customer: EnquiryCustomerSchema,
  others: Type.Array(
    Type.Object({
      id: IdSchema,
      reference: Type.String(),
      status: StatusSchema,
      section: EnquirySectionSchema,
      created_at: TimeSchema,
    }),
  ),
  notes: Type.Array(NoteSchema),
  trail: Type.Array(TrailEntrySchema),
});
export type Enquiry = Static<typeof EnquirySchema>;

/** What is left out stays. Null takes it away. */
const change = {
  status: Type.Optional(StatusSchema),
  assignee: Type.Optional(nullable(IdSchema)),
  branch: Type.Optional(nullable(IdSchema)),
  due_at: Type.Optional(TimeSchema),
};
export const EnquiryChangeSchema = Type.Object(change);
export type EnquiryChange = Static<typeof EnquiryChangeSchema>;

/** 412: `current` is what it is now, `asked` what was to be changed. */
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

/** Each on its own: `conflicts` had another version, `missing` are not there or not one's own. */
export const EnquiryBulkReplySchema = Type.Object({
  changed: Type.Array(EnquiryRowSchema),
  conflicts: Type.Array(EnquiryRowSchema),
  missing: Type.Array(IdSchema),
});
export type EnquiryBulkReply = Static<typeof EnquiryBulkReplySchema>;

export const NewNoteSchema = Type.Object({ text: filledTextSchema(DESK_NOTE_MAX_LENGTH) });
export type NewNote = Static<typeof NewNoteSchema>;

/** A call that came in. `take`: the one who enters it answers it. */
export const EnquiryByHandSchema = Type.Object({
  phone: PhoneSchema,
  name: PersonNameSchema,
  text: filledTextSchema(ENQUIRY_TEXT_MAX_LENGTH),
  section: EnquirySectionSchema,
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  branch: Type.Optional(IdSchema),
  brand: Type.Optional(IdSchema),
  model: Type.Optional(IdSchema),
  take: Type.Optional(Type.Boolean()),
});
export type EnquiryByHand = Static<typeof EnquiryByHandSchema>;

export const DayQuerySchema = Type.Object({ day: Type.Optional(DaySchema), branch: IdListSchema });
export type DayQuery = Static<typeof DayQuerySchema>;

/** For a sheet of paper: what is open and due on the day or before it, by its time. */
export const EnquiryDaySchema = Type.Object({
  day: DateSchema,
  items: Type.Array(Type.Object({ ...row, text: Type.String(), last_note: nullable(Type.String()) })),
});
export type EnquiryDay = Static<typeof EnquiryDaySchema>;

export const ExportQuerySchema = Type.Object({
  ...ordered,
  format: Type.Enum([...EXPORT_FORMATS]),
  /** A link cannot say it in a header. */
  lang: Type.Optional(Type.Enum(['ru', 'uz'])),
});
export type ExportQuery = Static<typeof ExportQuerySchema>;

const read = { host: 'desk', method: 'GET', access: 'read enquiries' } as const;
const write = { host: 'desk', access: 'change enquiries' } as const;

export const enquiriesCalls = {
  listEnquiries: {
    ...read,
    path: '/enquiries',
    summary: 'The inbox, a page at a time',
    query: EnquiryListQuerySchema,
    reply: { 200: EnquiryPageSchema },
    reads: ['Enquiry'],
  },
  totalOfEnquiries: {
    ...read,
    path: '/enquiries/total',
    summary: 'How many a filter finds',
    query: EnquiryTotalQuerySchema,
    reply: { 200: EnquiryTotalSchema },
    reads: ['Enquiry'],
  },
  countEnquiries: {
    ...read,
    path: '/enquiries/counts',
    summary: 'How many are new, open, overdue and mine',
    reply: { 200: EnquiryCountsSchema },
    reads: ['Enquiry'],
  },
  dayOfEnquiries: {
    ...read,
    path: '/enquiries/day',
    summary: 'What is to be answered on a day, to be printed',
    query: DayQuerySchema,
    reply: { 200: EnquiryDaySchema },
    reads: ['Enquiry'],
  },
  exportEnquiries: {
    ...read,
    access: 'export enquiries',
    path: '/enquiries/export',
    summary: 'What is filtered, as a file that no spreadsheet executes',
    query: ExportQuerySchema,
    raw: 'file',
    reply: { 200: Type.String() },
  },
  readEnquiry: {
    ...read,
    path: '/enquiries/:id',
    summary: 'One enquiry with everything about it',
    params: IdParamsSchema,
    reply: { 200: EnquirySchema },
    reads: ['Enquiry'],
  },
  changeEnquiry: {
    ...write,
    method: 'PATCH',
    path: '/enquiries/:id',
    summary: 'Status, assignee, branch, due time; 412 with what it is now where the version is another',
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
    summary: 'The same change of many, each at its version',
    body: EnquiryBulkSchema,
    reply: { 200: EnquiryBulkReplySchema },
    changes: ['Enquiry', 'Today', 'Audit'],
  },
  noteEnquiry: {
    ...write,
    method: 'POST',
    path: '/enquiries/:id/notes',
    summary: 'A note of the staff',
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
    summary: 'An enquiry by hand',
    headers: IdempotencyHeadersSchema,
    body: EnquiryByHandSchema,
    reply: { 201: EnquiryRowSchema },
    changes: ['Enquiry', 'Today', 'Audit'],
  },
} as const satisfies Record<string, DeskCall>;
