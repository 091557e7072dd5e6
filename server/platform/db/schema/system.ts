import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What addresses have done in the window that runs, for limits that hold over all processes. Unlogged: a crash of PostgreSQL may forget
 * it, and writing it costs nothing of the log.
 */
export const addressCounts = pgTable(
  'address_counts',
  {
    /** A keyed hash of limit and address. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('address_counts_by_end').on(table.endsAt)],
);

/** One row: whose the database is. A server of the other mode does not start on it. */
export const databaseMode = pgTable(
  'database_mode',
  {
    id: integer().primaryKey(),
    mode: text({ enum: ['demo', 'production'] }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('database_mode_one_row', sql`${table.id} = 1`),
    check('database_mode_known', sql`${table.mode} in ('demo', 'production')`),
  ],
);

/** How often a page was shown on a day: counts, nothing of whom it was shown to. */
export const pageViews = pgTable(
  'page_views',
  {
    /** Of Tashkent. */
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    /** Host; empty where no other site led here. */
    referrer: text().notNull(),
    language: text().notNull(),
    device: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.language, table.device] })],
);
