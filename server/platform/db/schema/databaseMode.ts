import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
