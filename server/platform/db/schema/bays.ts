import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { branches } from './company';
import { hidden } from './hidden';
import { localized } from './localized';

/** Where one car at a time is worked on. */
export const bays = pgTable(
  'bays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    name: localized('name'),
    /** Ids of service_categories that it can do; empty: all. */
    categories: integer().array().notNull().default(sql`'{}'`),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('bays_list').on(table.position, table.id),
    index('bays_of_branch').on(table.branchId, table.position, table.id),
  ],
);

/** How times are booked: of a branch its own before those of all, the first of them. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    name: localized('name'),
    /** Null: all branches. */
    branchId: integer('branch_id').references(() => branches.id),
    online: boolean().notNull().default(false),
    stepMinutes: integer('step_minutes').notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    /** Percent. */
    onlineShare: integer('online_share').notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    mostMoves: integer('most_moves').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('booking_rules_list').on(table.position, table.id)],
);
