import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ContentValue } from '#contract/content/fields';
import type { Problems } from '#contract/content/problems';

/** The addresses of uploaded pictures in a value, wherever they stand in it. */
export const picturesIn = (value: unknown): SQL =>
  sql`jsonb_path_query_array(${value}, '$.** ? (@ starts with "/media/p/")')`;

/** How an item of content stands at the desk. One without a row has never been touched there: version 0. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    /** Grows with each change at the desk. */
    version: integer().notNull().default(0),
    /** Never published: there is no row of its own yet. */
    isNew: boolean('is_new').notNull().default(false),
    draft: jsonb().$type<ContentValue>(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** Who is the author of what is published then. No reference: it stays when the person is removed. */
    scheduledBy: integer('scheduled_by'),
    /** Why it was not published when its time came: by field. */
    refusal: jsonb().$type<Problems>(),
    changedBy: integer('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('content_items_changed').on(table.kind, table.changedAt, table.itemId),
    index('content_items_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('content_items_new').on(table.kind, table.itemId).where(sql`${table.isNew}`),
    index('content_items_pictures').using('gin', picturesIn(table.draft)).where(sql`${table.draft} is not null`),
    index('content_items_drafts').on(table.kind, table.itemId).where(sql`${table.draft} is not null`),
  ],
);

/** What was published, one row each time; 0: what stood before the desk. A trigger refuses to change or remove any. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    number: integer().notNull(),
    value: jsonb().$type<ContentValue>().notNull(),
    /** The number of the earlier version that has the rest, where `value` is only what differs from it. */
    base: integer(),
    hidden: boolean().notNull(),
    /** Null: nobody of the desk. */
    by: integer(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.number] }),
    /** What differs is no picture. */
    index('content_versions_pictures').using('gin', picturesIn(table.value)).where(sql`${table.base} is null`),
  ],
);

/** One row; triggers on every content table bump it. It is the ETag of content and a part of every cache key. */
export const contentVersion = pgTable(
  'content_version',
  { id: integer().primaryKey(), version: bigint({ mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);

/** One row: the hash of the demo content that was put in last, so that a start with nothing changed writes nothing. */
export const seededContent = pgTable(
  'seeded_content',
  { id: integer().primaryKey(), hash: text().notNull() },
  (table) => [check('seeded_content_one_row', sql`${table.id} = 1`)],
);
