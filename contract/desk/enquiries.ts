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
import { EnquirySectionSchema, EnquiryStatusSchema, IdempotencyHeadersSchema } from '../enquiries';
import { ENQUIRY_TEXT_MAX_LENGTH } from '../limits';
import type { DeskCall } from './call';
import { CountSchema, CursorSchema, IfMatchSchema, NewNoteSchema, NoteSchema, TimeSchema } from './common';
import { EnquiryRowSchema, EnquirySchema, enquiryFields } from './enquiry';
import { DayQuerySchema, EnquiryListQuerySchema, EnquiryTotalQuerySchema, ExportQuerySchema } from './enquiryFilter';
import { DESK_BULK_MAX } from './limits';

/** Ends at DESK_MOST_COUNTED. */
export const EnquiryTotalSchema = Type.Object({ total: CountSchema });
export type EnquiryTotal = Static<typeof EnquiryTotalSchema>;

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

/** What is left out stays. Null takes it away. */
const change = {
  status: Type.Optional(EnquiryStatusSchema),
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

/** `conflicts` had another version, `missing` are not there or not one's own; where one of them is refused, none is changed. */
export const EnquiryBulkReplySchema = Type.Object({
  changed: Type.Array(EnquiryRowSchema),
  conflicts: Type.Array(EnquiryRowSchema),
  missing: Type.Array(IdSchema),
});
export type EnquiryBulkReply = Static<typeof EnquiryBulkReplySchema>;

/** A call that came in. `section`: `phone` by default. `take`: the one who enters it answers it. */
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

/** For a sheet of paper: what is open and due on the day or before it, by its time. */
export const EnquiryDaySchema = Type.Object({
  day: DateSchema,
  items: Type.Array(Type.Object({ ...enquiryFields, text: Type.String(), last_note: nullable(Type.String()) })),
});
export type EnquiryDay = Static<typeof EnquiryDaySchema>;

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
