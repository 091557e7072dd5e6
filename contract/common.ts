import { type Static, type TSchema, Type } from 'typebox';
import { DESK_NOTE_MAX_LENGTH, STAFF_ROLES } from './rules/deskLimits';
import { IDEMPOTENCY_KEY_MAX_LENGTH, MAX_ID, MAX_PAGE, NAME_MAX_LENGTH } from './rules/limits';
import { NOTHING_SEEN } from './rules/names';

/** A positive integer, as every id. */
export const IdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/**
 * Only tells the entries of a list apart. Where another server (docs/api.md#two-apis-and-other-servers) sends none at all, the site numbers
 * them by their places.
 */
export const RowIdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID, 'x-reader': 'rowId' });

/** `{id}` in a path. */
export const IdParamsSchema = Type.Object({ id: IdSchema });

/** Pages count from 1; one beyond the end is an empty list, not an error. */
export const PageSchema = Type.Integer({ minimum: 1, maximum: MAX_PAGE });

// PostgreSQL stores neither NUL nor a lone surrogate: refused here, or the insert fails.
const STORABLE = '^[^\\u0000\\ud800-\\udfff]*$';
// What nobody sees says nothing.
const STORABLE_NOT_BLANK = `^(?=[${NOTHING_SEEN}]*[^${NOTHING_SEEN}])[^\\u0000\\ud800-\\udfff]*$`;

/** Text of a request that may be empty. */
export const textSchema = (maxLength: number) => Type.String({ maxLength, pattern: STORABLE });
/** Text of a request that says something. */
export const filledTextSchema = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: STORABLE_NOT_BLANK });
export const PersonNameSchema = filledTextSchema(NAME_MAX_LENGTH);

/** A phone of a request: `+998XXXXXXXXX`, the plus may be missing (docs/api.md#conventions). */
export const PhoneSchema = Type.String({ pattern: '^\\+?998[0-9]{9}$' });

/** 'YYYY-MM-DD' */
export const DateSchema = Type.String({ format: 'date' });

/**
 * What this server always sends and another one (docs/api.md#two-apis-and-other-servers) may leave out. The types say that it may be
 * missing, our own replies require it (server/platform/http/registerCall.ts).
 */
export const optionalElsewhere = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.With(schema, { 'x-optional-elsewhere': true }));

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A list that no server of this call leaves out: the site takes a reply without it for none (`x-reader`: scripts/generate/readers.ts). */
export const sureListSchema = <T extends TSchema>(items: T) => Type.Array(items, { 'x-reader': 'sureList' });

/** A category, tag, region, brand or whatever else is an id with a name in the asked language. */
export const NamedSchema = Type.Object({ id: IdSchema, name: Type.String() });
export type Named = Static<typeof NamedSchema>;

/** A value of a filter block and how many entries have it. */
export const CategoryFacetSchema = Type.Object({ id: IdSchema, name: Type.String(), count: Type.Integer() });
export type CategoryFacet = Static<typeof CategoryFacetSchema>;

/** Every failure: `detail` for people, translated; `code` for programs; `errors` by field when input was refused. */
export const ApiErrorSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ApiError = Static<typeof ApiErrorSchema>;

/** Address of a picture, empty where there is none. The site takes nothing else for one (`x-reader`: scripts/generate/readers.ts). */
export const PictureSchema = Type.String({ 'x-reader': 'picture' });

/** Address of a picture of 1200 × 630 with the title in the asked language, for link previews; only where one entry is asked for. */
export const PreviewSchema = Type.Optional(PictureSchema);

/** Proof that the caller owns a phone: the site repeats what /api/public/verify/ gave it. */
export const PhoneProofHeadersSchema = Type.Object({ 'x-verification-token': Type.Optional(textSchema(256)) });

/** The same key gives the same reply and one enquiry; with another payload 422. */
export const IdempotencyHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: `^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$` })),
});

/** Of a link: 128 bits that nobody guesses. What cannot be a token is as unknown as a wrong one: 404. */
export const TokenParamsSchema = Type.Object({ token: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

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
