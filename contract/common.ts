import { type Static, type TSchema, Type } from 'typebox';
import { DESK_NOTE_MAX_LENGTH, STAFF_ROLES } from './rules/deskLimits';
import { IDEMPOTENCY_KEY_MAX_LENGTH, MAX_ID, MAX_PAGE, NAME_MAX_LENGTH } from './rules/limits';
import { NOTHING_VISIBLE } from './rules/names';

export const IdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Id of a list entry; its position if another server (docs/api.md#two-apis-and-other-servers) sends none. */
export const RowIdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID, 'x-reader': 'rowId' });

export const IdParamsSchema = Type.Object({ id: IdSchema });

/** Pages count from 1. A page beyond the end is an empty list, not an error. */
export const PageSchema = Type.Integer({ minimum: 1, maximum: MAX_PAGE });

// PostgreSQL stores neither NUL nor a lone surrogate: without this check the insert would fail.
const STORABLE = '^[^\\u0000\\ud800-\\udfff]*$';
const STORABLE_NOT_BLANK = `^(?=[${NOTHING_VISIBLE}]*[^${NOTHING_VISIBLE}])[^\\u0000\\ud800-\\udfff]*$`;

export const textSchema = (maxLength: number) => Type.String({ maxLength, pattern: STORABLE });
export const filledTextSchema = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: STORABLE_NOT_BLANK });
export const PersonNameSchema = filledTextSchema(NAME_MAX_LENGTH);

export const PhoneSchema = Type.String({ pattern: '^\\+?998[0-9]{9}$' });

export const DateSchema = Type.String({ format: 'date' });

/** Optional from another server (docs/api.md#two-apis-and-other-servers), required in our own replies. */
export const optionalOnOtherServers = <T extends TSchema>(schema: T) =>
  Type.Optional(Type.With(schema, { 'x-optional-elsewhere': true }));

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The site reads a missing list as an empty one. */
export const sureListSchema = <T extends TSchema>(items: T) => Type.Array(items, { 'x-reader': 'sureList' });

export const NamedSchema = Type.Object({ id: IdSchema, name: Type.String() });
export type Named = Static<typeof NamedSchema>;

export const CategoryFacetSchema = Type.Object({ id: IdSchema, name: Type.String(), count: Type.Integer() });
export type CategoryFacet = Static<typeof CategoryFacetSchema>;

export const ApiErrorSchema = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ApiError = Static<typeof ApiErrorSchema>;

/** Picture URL, or empty. The site rejects other values. */
export const PictureSchema = Type.String({ 'x-reader': 'picture' });

export const PreviewSchema = Type.Optional(PictureSchema);

export const PhoneProofHeadersSchema = Type.Object({ 'x-verification-token': Type.Optional(textSchema(256)) });

/** A repeated key returns the stored reply, or 422 if the payload differs. */
export const IdempotencyHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: `^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$` })),
});

/** Unguessable token of a link (128 bits). A malformed token is 404, like an unknown one. */
export const TokenParamsSchema = Type.Object({ token: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

export const TimeSchema = Type.String({ format: 'date-time' });
/** A query day from year 1000 on: PostgreSQL has no year 0. */
export const DaySchema = Type.String({ format: 'date', pattern: '^[12]' });
export const CountSchema = Type.Integer({ minimum: 0 });
export const RoleSchema = Type.Enum([...STAFF_ROLES]);

export const CursorSchema = nullable(Type.String());
export const CursorQuerySchema = Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w-]+$' }));

export const IdListSchema = Type.Optional(
  Type.String({ maxLength: 600, pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,49}$' }),
);

export const BranchRefSchema = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }), name: Type.String() });
export type BranchRef = Static<typeof BranchRefSchema>;
export const PersonRefSchema = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID }), name: Type.String() });
export type PersonRef = Static<typeof PersonRefSchema>;

export const NoteSchema = Type.Object({
  id: IdSchema,
  text: Type.String(),
  author: nullable(PersonRefSchema),
  created_at: TimeSchema,
});
export type Note = Static<typeof NoteSchema>;

export const NewNoteSchema = Type.Object({ text: filledTextSchema(DESK_NOTE_MAX_LENGTH) });
export type NewNote = Static<typeof NewNoteSchema>;

/** Version that the change is based on, `"7"` or 7. 412 if the current version differs. */
export const IfMatchSchema = Type.Object({ 'if-match': Type.String({ pattern: '^"?[0-9]{1,9}"?$' }) });
