import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate-limit counters. UNLOGGED table: writes no WAL and is emptied by a crash. */
export const addressCounts = pgTable(
  'address_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('address_counts_by_end').on(table.endsAt)],
);

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

export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    referrer: text().notNull(),
    language: text().notNull(),
    device: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer, table.language, table.device] })],
);
