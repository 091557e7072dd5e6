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

/** Links that show a draft as its page to whoever has one. One is withdrawn by ending its time. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text().notNull(),
    itemId: integer('item_id').notNull(),
    /** Their links end with their right. */
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

/** What the law wants to be read: policies, the offer, the details of the company. In the order of `position`, then id. */
export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  title: localized('title'),
  /** Plain text (contract/company.ts says how it is divided). */
  body: localized('body'),
  /** Raised by whoever changes what it says. Of the personal-data policy it is what people agree to. */
  version: integer().notNull().default(1),
  position: integer().notNull().default(0),
  changedAt: changedAt(),
});

/** Where else the company is found. */
export const companyLinks = pgTable('company_links', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  /** telegram, whatsapp, email, instagram and so on. */
  kind: text().notNull(),
  /** An e-mail as it is written, anything else https://… */
  address: text().notNull(),
  position: integer().notNull().default(0),
});

/** Which versions of the personal-data policy a customer has agreed to. An enquiry carries its own. */
export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** In which it was read. */
    language: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);
