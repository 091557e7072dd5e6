import { type Static, Type } from 'typebox';
import { IdSchema } from '../common';
import { MAX_ID } from '../limits';
import { PRICE_STEPS } from '../rules/money';
import type { DeskCall } from './call';
import { IdListSchema, IfMatchSchema, TimeSchema } from './common';
import {
  ContentBulkReplySchema,
  ContentItemSchema,
  ContentKindCountsSchema,
  ContentKindNameSchema,
  ContentLanguageSchema,
  ContentOldValueSchema,
  ContentPageSchema,
  ContentValueSchema,
  ContentVersionsSchema,
} from './contentItem';
import {
  BULK_PERCENT,
  CONTENT_BODY_BYTES,
  CONTENT_ORDERS,
  CONTENT_STATE_FILTERS,
  DESK_BULK_MAX,
  DESK_SEARCH_MAX_LENGTH,
  DESK_SEARCH_MIN_LENGTH,
} from './limits';

export const ContentKindParamsSchema = Type.Object({ kind: ContentKindNameSchema });
export const ContentParamsSchema = Type.Object({ kind: ContentKindNameSchema, id: IdSchema });
export const ContentVersionParamsSchema = Type.Object({
  kind: ContentKindNameSchema,
  id: IdSchema,
  number: Type.Integer({ minimum: 0, maximum: MAX_ID }),
});

/** `of`: what it belongs to, `categoryId:3`. `ids`: those alone. */
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

/** What is left out is empty. */
export const ContentSavingSchema = Type.Object({ value: ContentValueSchema });
export type ContentSaving = Static<typeof ContentSavingSchema>;

/** Without a value the draft; `at`: then, not now. */
export const ContentPublishingSchema = Type.Object({
  value: Type.Optional(ContentValueSchema),
  at: Type.Optional(TimeSchema),
});
export type ContentPublishing = Static<typeof ContentPublishingSchema>;

export const ContentRestoringSchema = Type.Object({ number: Type.Integer({ minimum: 0, maximum: MAX_ID }) });
export type ContentRestoring = Static<typeof ContentRestoringSchema>;

/** In the order in which they are to stand; they take the places that they have together. */
export const ContentOrderSchema = Type.Object({
  ids: Type.Array(IdSchema, { minItems: 2, maxItems: 1_000, uniqueItems: true }),
});
export type ContentOrder = Static<typeof ContentOrderSchema>;

/**
 * `price` wants one of `percent` and `sum`, either of them also below zero; `round`: to so many soʻm, whole ones where it is left out.
 * `price_back`: each gets the price that it had before the present one. `dry`: says what it would do.
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

/** `seen` of 409 `bookings_affected`: these bookings were seen and are left without a place. */
const ContentSeenQuerySchema = Type.Object({ seen: Type.Optional(Type.String({ pattern: '^[\\w-]{16}$' })) });

const read = { host: 'desk', method: 'GET', access: 'read content', reads: ['Content'] } as const;
const write = { host: 'desk', bodyLimit: CONTENT_BODY_BYTES, changes: ['Content', 'Audit'] } as const;
const change = { ...write, access: 'change content' } as const;
const publish = { ...write, access: 'publish content' } as const;
const one = { params: ContentParamsSchema, headers: IfMatchSchema, reply: { 200: ContentItemSchema } } as const;

/**
 * Everything that the site shows, by kinds. Whatever changes one item says which version it has seen; 412 has what it is now. A change that leaves bookings
 * without a place is 409 `bookings_affected` (contract/desk/bookingTasks.ts) until `seen` names them.
 */
export const contentCalls = {
  listContentKinds: {
    ...read,
    path: '/content',
    summary: 'The kinds of content, and how many of each are drafts, hidden or lack a language',
    reply: { 200: Type.Array(ContentKindCountsSchema) },
  },
  listContent: {
    ...read,
    path: '/content/:kind',
    summary: 'The items of a kind, a page at a time',
    params: ContentKindParamsSchema,
    query: ContentListQuerySchema,
    reply: { 200: ContentPageSchema },
  },
  readContent: {
    ...read,
    path: '/content/:kind/:id',
    summary: 'One item: its draft and what is published',
    params: ContentParamsSchema,
    reply: { 200: ContentItemSchema },
  },
  listContentVersions: {
    ...read,
    path: '/content/:kind/:id/versions',
    summary: 'What was published of it, the newest first',
    params: ContentParamsSchema,
    reply: { 200: ContentVersionsSchema },
  },
  readContentVersion: {
    ...read,
    path: '/content/:kind/:id/versions/:number',
    summary: 'One version of it',
    params: ContentVersionParamsSchema,
    reply: { 200: ContentOldValueSchema },
  },
  newContent: {
    ...change,
    method: 'POST',
    path: '/content/:kind',
    summary: 'A draft of a new item',
    params: ContentKindParamsSchema,
    body: ContentSavingSchema,
    reply: { 201: ContentItemSchema },
  },
  saveContent: {
    ...change,
    ...one,
    method: 'PUT',
    path: '/content/:kind/:id',
    summary: 'Keeps a draft',
    body: ContentSavingSchema,
  },
  discardContent: {
    ...change,
    method: 'DELETE',
    path: '/content/:kind/:id/draft',
    summary: 'Throws the draft away; an item that was never published goes with it',
    params: ContentParamsSchema,
    headers: IfMatchSchema,
    reply: { 204: null },
  },
  restoreContent: {
    ...change,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/restore',
    summary: 'Makes an earlier version the draft',
    body: ContentRestoringSchema,
  },
  publishContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/publish',
    summary: 'Publishes a value or the draft, now or at a time',
    query: ContentSeenQuerySchema,
    body: ContentPublishingSchema,
  },
  unscheduleContent: {
    ...publish,
    ...one,
    method: 'DELETE',
    path: '/content/:kind/:id/schedule',
    summary: 'Leaves the draft a draft when its time comes',
  },
  hideContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/hide',
    summary: 'Shows it on the site no more',
    query: ContentSeenQuerySchema,
  },
  showContent: {
    ...publish,
    ...one,
    method: 'POST',
    path: '/content/:kind/:id/show',
    summary: 'Shows it on the site again',
    query: ContentSeenQuerySchema,
  },
  orderContent: {
    ...publish,
    method: 'POST',
    path: '/content/:kind/order',
    summary: 'Sets in which order the site lists them',
    params: ContentKindParamsSchema,
    body: ContentOrderSchema,
    reply: { 204: null },
  },
  changeContents: {
    ...publish,
    method: 'POST',
    path: '/content/:kind/bulk',
    summary: 'Publishes, hides, shows or prices many: all or none; or says what that would change',
    query: ContentSeenQuerySchema,
    params: ContentKindParamsSchema,
    body: ContentBulkSchema,
    reply: { 200: ContentBulkReplySchema },
  },
} as const satisfies Record<string, DeskCall>;
