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
import { users } from './accounts';
import { changedAt, hidden, localized } from './columns';
import { staff } from './staff';

export const picturesIn = (value: unknown): SQL =>
  sql`jsonb_path_query_array(${value}, '$.** ? (@ starts with "/media/p/")')`;

/** An item without a row was never edited and has version 0. */
export const contentItems = pgTable(
  'content_items',
  {
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    version: integer().notNull().default(0),
    isNew: boolean('is_new').notNull().default(false),
    draft: jsonb().$type<ContentValue>(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    scheduledBy: integer('scheduled_by'),
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

/** Version history, append-only by a trigger. Number 0 is the state before the first edit. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    number: integer().notNull(),
    value: jsonb().$type<ContentValue>().notNull(),
    base: integer(),
    hidden: boolean().notNull(),
    by: integer(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.number] }),
    index('content_versions_pictures').using('gin', picturesIn(table.value)).where(sql`${table.base} is null`),
  ],
);

/** Single row, incremented by triggers. The version is part of ETags and cache keys of content. */
export const contentVersion = pgTable(
  'content_version',
  { id: integer().primaryKey(), version: bigint({ mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);

/** Hash of the demo content, so that a start with unchanged content writes nothing. */
export const seededContent = pgTable(
  'seeded_content',
  { id: integer().primaryKey(), hash: text().notNull() },
  (table) => [check('seeded_content_one_row', sql`${table.id} = 1`)],
);

export const contentPreviews = pgTable(
  'content_previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    /** Author of the preview link, which becomes invalid if they lose the permission. */
    by: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('content_previews_of').on(table.kind, table.itemId),
    index('content_previews_expired').on(table.expiresAt),
    index('content_previews_by').on(table.by),
  ],
);

export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  title: localized('title'),
  body: localized('body'),
  /** Incremented when the document's meaning changes, so that customers must accept it again. */
  version: integer().notNull().default(1),
  position: integer().notNull().default(0),
  changedAt: changedAt(),
});

export const companyLinks = pgTable('company_links', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  kind: text().notNull(),
  address: text().notNull(),
  position: integer().notNull().default(0),
});

export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    language: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
