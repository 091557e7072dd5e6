import { type Static, Type } from 'typebox';
import { IdSchema, nullable } from '../common';
import { CONTENT_KINDS } from '../content/kinds';
import { CountSchema, CursorSchema, PersonRefSchema, TimeSchema } from './common';
import { CONTENT_STATES } from './limits';

export const ContentKindNameSchema = Type.Enum([...CONTENT_KINDS]);
export const ContentLanguageSchema = Type.Enum(['ru', 'uz']);
export const ContentTitleSchema = Type.Object({ ru: Type.String(), uz: Type.String() });

/** Its shape is the kind's (contract/content/kinds). */
export const ContentValueSchema = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

/** `lacks_…`: how many have a text in the other language alone. */
export const ContentKindCountsSchema = Type.Object({
  kind: ContentKindNameSchema,
  all: CountSchema,
  drafts: CountSchema,
  hidden: CountSchema,
  lacks_ru: CountSchema,
  lacks_uz: CountSchema,
});
export type ContentKindCounts = Static<typeof ContentKindCountsSchema>;

const standing = {
  id: IdSchema,
  /** 0: never touched at the desk. */
  version: CountSchema,
  state: Type.Enum([...CONTENT_STATES]),
  hidden: Type.Boolean(),
  title: ContentTitleSchema,
  publish_at: nullable(TimeSchema),
  changed_at: nullable(TimeSchema),
  changed_by: nullable(PersonRefSchema),
};

/** `fields`: those that are short: prices, dates, choices, pictures, what it belongs to. Of the draft where there is one. */
export const ContentRowSchema = Type.Object({
  ...standing,
  fields: ContentValueSchema,
  lacks: Type.Array(ContentLanguageSchema),
});
export type ContentRow = Static<typeof ContentRowSchema>;
export const ContentPageSchema = Type.Object({ items: Type.Array(ContentRowSchema), next: CursorSchema });
export type ContentPage = Static<typeof ContentPageSchema>;

export const ContentWarningSchema = Type.Object({
  field: Type.String(),
  code: Type.Enum(['missing', 'same', 'older', 'apostrophe', 'space', 'short', 'duplicate']),
  suggestion: Type.Optional(Type.String()),
  /** The published item with the same number; set for `duplicate` only. */
  other: Type.Optional(Type.Object({ id: IdSchema, title: ContentTitleSchema })),
});

/** `value`: the draft, or what is published; `published`: null where nothing is. `refusal`: why it was not published in its time, by field. */
export const ContentItemSchema = Type.Object({
  ...standing,
  kind: ContentKindNameSchema,
  value: ContentValueSchema,
  published: nullable(ContentValueSchema),
  warnings: Type.Array(ContentWarningSchema),
  refusal: nullable(Type.Record(Type.String(), Type.String())),
});
export type ContentItem = Static<typeof ContentItemSchema>;

/** 412: `current` is what it is now, `asked` the value that was to be kept or published. */
export const ContentConflictSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('content_changed'),
  current: ContentItemSchema,
  asked: nullable(ContentValueSchema),
});
export type ContentConflict = Static<typeof ContentConflictSchema>;

/** `number` 0: what stood before the desk. `by`: null for that. */
export const ContentVersionSchema = Type.Object({
  number: CountSchema,
  at: TimeSchema,
  by: nullable(PersonRefSchema),
  hidden: Type.Boolean(),
});
export type ContentVersion = Static<typeof ContentVersionSchema>;
export const ContentVersionsSchema = Type.Array(ContentVersionSchema);

export const ContentOldValueSchema = Type.Object({ number: CountSchema, value: ContentValueSchema });
export type ContentOldValue = Static<typeof ContentOldValueSchema>;

/**
 * `problem`: why the item cannot be changed, null if it can; `draft`: it has an unpublished draft. `version`: the version after the change once it is made.
 * `warning`: `tenfold` if the new price is at least ten times as high or as low as the old one.
 */
export const ContentBulkItemSchema = Type.Object({
  id: IdSchema,
  version: CountSchema,
  title: ContentTitleSchema,
  problem: nullable(Type.Enum(['missing', 'changed', 'invalid', 'draft'])),
  warning: nullable(Type.Enum(['tenfold'])),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) }),
  ),
});
export type ContentBulkItem = Static<typeof ContentBulkItemSchema>;

/** All or none: `done` is false where one has a problem, or nothing was to be done. */
export const ContentBulkReplySchema = Type.Object({ done: Type.Boolean(), items: Type.Array(ContentBulkItemSchema) });
export type ContentBulkReply = Static<typeof ContentBulkReplySchema>;
