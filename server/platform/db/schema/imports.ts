import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { IMPORT_PROBLEMS, IMPORT_STATES, IMPORT_UNDONE } from '#contract/rules/deskLimits';
import type { ImportColumns, ImportCounts, ImportReading } from '#contract/stock';

export type StockChange = { branch: number; before: number; after: number };

/** Staff ids have no foreign keys, because imports outlive accounts. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  state: text({ enum: IMPORT_STATES }).notNull().default('reading'),
  header: jsonb().$type<string[]>().notNull(),
  columns: jsonb().$type<ImportColumns>().notNull(),
  reading: jsonb().$type<ImportReading>(),
  rows: integer().notNull().default(0),
  check: integer().notNull().default(0),
  share: integer().notNull().default(0),
  counts: jsonb().$type<ImportCounts>().notNull(),
  createdBy: integer('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  appliedBy: integer('applied_by'),
  appliedAt: timestamp('applied_at', { withTimezone: true }),
  undoneBy: integer('undone_by'),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const importFiles = pgTable(
  'import_files',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    piece: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.piece] })],
);

export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Type of each cell, one letter per cell (server/catalog/imports/sheet.ts). Empty if all cells are plain text. */
    marks: text().notNull().default(''),
    state: text({ enum: ['change', 'same', 'error'] }),
    problem: text({ enum: IMPORT_PROBLEMS }),
    otherLine: integer('other_line'),
    warning: text({ enum: ['tenfold'] }),
    partId: integer('part_id'),
    version: integer(),
    priceBefore: numeric('price_before', { precision: 14, scale: 2 }),
    priceAfter: numeric('price_after', { precision: 14, scale: 2 }),
    stock: jsonb().$type<StockChange[]>().notNull().default([]),
    base: integer(),
    undone: text({ enum: IMPORT_UNDONE }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_by_state').on(table.importId, table.state, table.line),
    index('import_rows_warned').on(table.importId, table.line).where(sql`${table.warning} is not null`),
  ],
);
