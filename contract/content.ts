import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  CountSchema,
  CursorSchema,
  IdListSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  PersonRefSchema,
  TimeSchema,
} from './common';
import { CONTENT_KINDS } from './content/kinds';
import {
  BULK_PERCENT,
  CONTENT_BODY_BYTES,
  CONTENT_ORDERS,
  CONTENT_STATE_FILTERS,
  CONTENT_STATES,
  DESK_BULK_MAX,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
} from './rules/deskLimits';
import { MAX_ID } from './rules/limits';
import { PRICE_STEPS } from './rules/money';

export type { ContentLanguage } from './content/fields';
export type { ContentKindName } from './content/kinds';

export const ContentKindNameSchema = Type.Enum([...CONTENT_KINDS]);
export const ContentLanguageSchema = Type.Enum(['ru', 'uz']);
export const ContentTitleSchema = Type.Object({ ru: Type.String(), uz: Type.String() });

export const ContentValueSchema = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

export const ContentKindCountsSchema = Type.Object({
  kind: ContentKindNameSchema,
  all: CountSchema,
  drafts: CountSchema,
  hidden: CountSchema,
  lacks_ru: CountSchema,
  lacks_uz: CountSchema,
});
export type ContentKindCounts = Static<typeof ContentKindCountsSchema>;

const stateFields = {
  id: IdSchema,
  version: CountSchema,
  state: Type.Enum([...CONTENT_STATES]),
  hidden: Type.Boolean(),
  title: ContentTitleSchema,
  publish_at: nullable(TimeSchema),
  changed_at: nullable(TimeSchema),
  changed_by: nullable(PersonRefSchema),
};

export const ContentRowSchema = Type.Object({
  ...stateFields,
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
  other: Type.Optional(Type.Object({ id: IdSchema, title: ContentTitleSchema })),
});

/** `value`: the draft, or the published value if there is no draft. `refusal`: why scheduled publishing failed. */
export const ContentItemSchema = Type.Object({
  ...stateFields,
  kind: ContentKindNameSchema,
  value: ContentValueSchema,
  published: nullable(ContentValueSchema),
  warnings: Type.Array(ContentWarningSchema),
  refusal: nullable(Type.Record(Type.String(), Type.String())),
});
export type ContentItem = Static<typeof ContentItemSchema>;

export const ContentConflictSchema = Type.Object({
  detail: Type.String(),
  code: Type.Literal('content_changed'),
  current: ContentItemSchema,
  asked: nullable(ContentValueSchema),
});
export type ContentConflict = Static<typeof ContentConflictSchema>;

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

/** `problem`: why the item cannot be changed. `warning`: `tenfold` if the price changes by a factor of ten or more. */
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

export const ContentBulkReplySchema = Type.Object({ done: Type.Boolean(), items: Type.Array(ContentBulkItemSchema) });
export type ContentBulkReply = Static<typeof ContentBulkReplySchema>;

export const ContentKindParamsSchema = Type.Object({ kind: ContentKindNameSchema });
export const ContentParamsSchema = Type.Object({ kind: ContentKindNameSchema, id: IdSchema });
export const ContentVersionParamsSchema = Type.Object({
  kind: ContentKindNameSchema,
  id: IdSchema,
  number: Type.Integer({ minimum: 0, maximum: MAX_ID }),
});

export const ContentListQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  state: Type.Optional(Type.Enum([...CONTENT_STATE_FILTERS])),
  lacks: Type.Optional(ContentLanguageSchema),
  of: Type.Optional(Type.String({ pattern: '^[A-Za-z]{1,40}:[0-9]{1,9}$' })),
  ids: IdListSchema,
  order: Type.Optional(Type.Enum([...CONTENT_ORDERS])),
  after: Type.Optional(Type.String({ maxLength: 1_000, pattern: '^[\\w-]+$' })),
});
export type ContentListQuery = Static<typeof ContentListQuerySchema>;

export const ContentSavingSchema = Type.Object({ value: ContentValueSchema });
export type ContentSaving = Static<typeof ContentSavingSchema>;

export const ContentPublishingSchema = Type.Object({
  value: Type.Optional(ContentValueSchema),
  at: Type.Optional(TimeSchema),
});
export type ContentPublishing = Static<typeof ContentPublishingSchema>;

export const ContentRestoringSchema = Type.Object({ number: Type.Integer({ minimum: 0, maximum: MAX_ID }) });
export type ContentRestoring = Static<typeof ContentRestoringSchema>;

/** Ids in the new order. The items are redistributed over the positions that they occupy now. */
export const ContentOrderSchema = Type.Object({
  ids: Type.Array(IdSchema, { minItems: 2, maxItems: 1_000, uniqueItems: true }),
});
export type ContentOrder = Static<typeof ContentOrderSchema>;

/**
 * `price` requires either `percent` or `sum`, which may be negative. `round`: step in soʻm.
 * `price_back` restores the previous price. `dry` only previews the change.
 */
export const ContentBulkSchema = Type.Object({
  action: Type.Enum(['publish', 'hide', 'show', 'price', 'price_back']),
  items: Type.Array(Type.Object({ id: IdSchema, version: Type.Integer({ minimum: 0, maximum: MAX_ID }) }), {
    minItems: 1,
    maxItems: DESK_BULK_MAX,
  }),
  percent: Type.Optional(Type.Number({ minimum: BULK_PERCENT.least, maximum: BULK_PERCENT.most })),
  sum: Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  round: Type.Optional(Type.Enum([...PRICE_STEPS])),
  dry: Type.Optional(Type.Boolean()),
});
export type ContentBulk = Static<typeof ContentBulkSchema>;

const ContentSeenQuerySchema = Type.Object({ seen: Type.Optional(Type.String({ pattern: '^[\\w-]{16}$' })) });

const read = { host: 'desk', method: 'GET', access: 'read content', reads: ['Content'] } as const;
const write = { host: 'desk', bodyLimit: CONTENT_BODY_BYTES, changes: ['Content', 'Audit'] } as const;
const change = { ...write, access: 'change content' } as const;
const publish = { ...write, access: 'publish content' } as const;
const one = { params: ContentParamsSchema, headers: IfMatchSchema, reply: { 200: ContentItemSchema } } as const;

/**
 * Optimistic concurrency: a change names the version that it is based on, and 412 returns the current item.
 * A change that strands bookings is 409 `bookings_affected` (contract/bookingsDesk.ts) until `seen` confirms them.
 */
export const deskContentCalls = {
  listContentKinds: {
    ...read,
    path: '/content',
    summary: 'Lists the kinds of content with numbers of drafts, hidden items and missing languages',
    reply: { 200: Type.Array(ContentKindCountsSchema) },
  },
  listContent: {
    ...read,
    path: '/content/:kind',
    summary: 'Lists the items of a kind by page',
    params: ContentKindParamsSchema,
    query: ContentListQuerySchema,
    reply: { 200: ContentPageSchema },
  },
  readContent: {
    ...read,
    path: '/content/:kind/:id',
    summary: 'Returns an item with its draft and published value',
    params: ContentParamsSchema,
    reply: { 200: ContentItemSchema },
  },
  listContentVersions: {
    ...read,
    path: '/content/:kind/:id/versions',
    summary: 'Lists published versions of an item, newest first',
    params: ContentParamsSchema,
    reply: { 200: ContentVersionsSchema },
  },
  readContentVersion: {
    ...read,
    path: '/content/:kind/:id/versions/:number',
    summary: 'Returns a version of an item',
    params: ContentVersionParamsSchema,
    reply: { 200: ContentOldValueSchema },
  },
  newContent: {
    ...change,
    method: 'POST',
    path: '/content/:kind',
    summary: 'Creates a draft of a new item',
    params: ContentKindParamsSchema,
    body: ContentSavingSchema,
    reply: { 201: ContentItemSchema },
  },
  saveContent: {
    ...change,
    ...one,
    method: 'PUT',
    path: '/content/:kind/:id',
    summary: 'Saves the draft of an item',
    body: ContentSavingSchema,
  },
  discardContent: {
    ...change,
    method: 'DELETE',
    path: '/content/:kind/:id/draft',
    summary: 'Discards the draft, and deletes an item that was never published',
    params: ContentParamsSchema,
    headers: IfMatchSchema,
    reply: { 204: null },
  },
  restoreContent: {
    ...change,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/restore',
    summary: 'Restores an earlier version as the draft',
    body: ContentRestoringSchema,
  },
  publishContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/publish',
    summary: 'Publishes a value or the draft, now or at a set time',
    query: ContentSeenQuerySchema,
    body: ContentPublishingSchema,
  },
  unscheduleContent: {
    ...publish,
    ...one,
    method: 'DELETE',
    path: '/content/:kind/:id/schedule',
    summary: 'Cancels the scheduled publication of a draft',
  },
  hideContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/hide',
    summary: 'Hides an item on the site',
    query: ContentSeenQuerySchema,
  },
  showContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/show',
    summary: 'Shows a hidden item on the site again',
    query: ContentSeenQuerySchema,
  },
  orderContent: {
    ...publish,
    method: 'POST',
    path: '/content/:kind/order',
    summary: 'Sets the order of items on the site',
    params: ContentKindParamsSchema,
    body: ContentOrderSchema,
    reply: { 204: null },
  },
  changeContents: {
    ...publish,
    method: 'POST',
    path: '/content/:kind/bulk',
    summary: 'Publishes, hides, shows or reprices many items, all or none; with a dry run',
    query: ContentSeenQuerySchema,
    params: ContentKindParamsSchema,
    body: ContentBulkSchema,
    reply: { 200: ContentBulkReplySchema },
  },
} as const satisfies Record<string, DeskCall>;

export const ContentPreviewSchema = Type.Object({
  paths: Type.Object({ ru: Type.String(), uz: Type.String() }),
  expires_at: TimeSchema,
  problems: Type.Record(Type.String(), Type.String()),
});
export type ContentPreview = Static<typeof ContentPreviewSchema>;

const link = { host: 'desk', access: 'change content', params: ContentParamsSchema } as const;

export const deskContentPreviewCalls = {
  previewContent: {
    ...link,
    method: 'POST',
    path: '/content/:kind/:id/preview',
    summary: 'Creates a preview link of the draft, valid for a day',
    reply: { 200: ContentPreviewSchema },
  },
  endContentPreviews: {
    ...link,
    method: 'DELETE',
    path: '/content/:kind/:id/preview',
    summary: 'Revokes all preview links of an item',
    reply: { 204: null },
  },
} as const satisfies Record<string, DeskCall>;
