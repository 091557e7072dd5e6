import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { STOCK_MAX, STOCK_REASONS } from '#contract/rules/deskLimits';
import { branches } from './company';
import { parts } from './parts';

/**
 * How many of a part a branch has. Nobody writes `on_hand`: it is the sum of the moves, which a trigger on them keeps. A part that some
 * shown branch has unreserved is in stock: triggers keep `parts.in_stock` by it, and the content's version.
 */
export const stock = pgTable(
  'stock',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.partId, table.branchId] }),
    index('stock_by_branch').on(table.branchId, table.partId),
    check('stock_has_room', sql`${table.onHand} <= ${sql.raw(String(STOCK_MAX))}`),
    check('stock_is_there', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
);

/** What came and went, by whom and why. A trigger refuses to change or remove any: what was wrong is put right by another move. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No references: it stays when the part is removed. */
    partId: integer('part_id').notNull(),
    branchId: integer('branch_id').notNull(),
    change: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    /** Of a transfer: where it came from or went to. */
    otherBranchId: integer('other_branch_id'),
    /** Null: nobody of the desk. */
    staffId: integer('staff_id'),
  },
  (table) => [
    index('stock_moves_by_part').on(table.partId, table.id),
    check('stock_moves_move', sql`${table.change} <> 0`),
  ],
);
