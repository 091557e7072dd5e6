import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
