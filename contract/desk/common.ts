import { type Static, Type } from 'typebox';
import { filledTextSchema, IdSchema, nullable } from '../common';
import { EnquirySectionSchema, EnquiryStatusSchema } from '../enquiries';
import { MAX_ID } from '../limits';
import { DESK_NOTE_MAX_LENGTH, STAFF_ROLES } from './limits';

export const TimeSchema = Type.String({ format: 'date-time' });
/** A day of a question; no database has a year 0. */
export const DaySchema = Type.String({ format: 'date', pattern: '^[12]' });
export const CountSchema = Type.Integer({ minimum: 0 });
export const RoleSchema = Type.Enum([...STAFF_ROLES]);

/** Where the next page begins; null: there is none. Opaque. */
export const CursorSchema = nullable(Type.String());
export const CursorQuerySchema = Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w-]+$' }));

/** Ids separated by commas, at most 50. */
export const IdListSchema = Type.Optional(
  Type.String({ maxLength: 600, pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,49}$' }),
);

/** A branch with its name in the asked language. */
export const BranchRefSchema = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }), name: Type.String() });
export type BranchRef = Static<typeof BranchRefSchema>;
/** Somebody of the staff. */
export const PersonRefSchema = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }), name: Type.String() });
export type PersonRef = Static<typeof PersonRefSchema>;

/** An enquiry in a list of those of one person. */
export const EnquiryRefSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  status: EnquiryStatusSchema,
  section: EnquirySectionSchema,
  created_at: TimeSchema,
});
export type EnquiryRef = Static<typeof EnquiryRefSchema>;

/** What the staff has written of an enquiry or of a customer. */
export const NoteSchema = Type.Object({
  id: IdSchema,
  text: Type.String(),
  author: nullable(PersonRefSchema),
  created_at: TimeSchema,
});
export type Note = Static<typeof NoteSchema>;

export const NewNoteSchema = Type.Object({ text: filledTextSchema(DESK_NOTE_MAX_LENGTH) });
export type NewNote = Static<typeof NewNoteSchema>;

/** The version that a change was made from, as the read of it said; `"7"` or 7. Another one now is 412. */
export const IfMatchSchema = Type.Object({ 'if-match': Type.String({ pattern: '^"?[0-9]{1,9}"?$' }) });
