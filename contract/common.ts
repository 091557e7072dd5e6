import { type Static, type TSchema, Type } from 'typebox';
import { MAX_ID, MAX_PAGE, NAME_MAX_LENGTH } from './limits';
import { NOTHING_SEEN } from './names';

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
