import { type Static, Type } from 'typebox';
import { ENQUIRY_STATUSES } from '../limits';
import { CursorQuerySchema, DaySchema, IdListSchema } from './common';
import { DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH, DUE_FILTERS, ENQUIRY_ORDERS, EXPORT_FORMATS } from './limits';

const STATUS_LIST = `^(${ENQUIRY_STATUSES.join('|')})(,(${ENQUIRY_STATUSES.join('|')})){0,9}$`;
const SECTION_LIST = '^[A-Za-z_]{1,30}(,[A-Za-z_]{1,30}){0,9}$';

/**
 * Lists are separated by commas. `branch` and `assignee` also take `none`, `assignee` also `me`. Days and the `hour` in which an enquiry came are
 * those of Tashkent, `to` included. `answered`: those alone that somebody has answered.
 */
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
  hour: Type.Optional(Type.String({ pattern: '^(1?[0-9]|2[0-3])$' })),
  answered: Type.Optional(Type.Enum(['yes'])),
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

export const DayQuerySchema = Type.Object({ day: Type.Optional(DaySchema), branch: IdListSchema });
export type DayQuery = Static<typeof DayQuerySchema>;

export const ExportQuerySchema = Type.Object({
  ...ordered,
  format: Type.Enum([...EXPORT_FORMATS]),
  /** A link cannot say it in a header. */
  lang: Type.Optional(Type.Enum(['ru', 'uz'])),
});
export type ExportQuery = Static<typeof ExportQuerySchema>;
