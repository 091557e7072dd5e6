import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { IMPORT_PROBLEMS, IMPORT_STATES, IMPORT_UNDONE } from '#contract/rules/deskLimits';
import type { ImportColumns, ImportCounts, ImportReading } from '#contract/stock';

export type StockChange = { branch: number; before: number; after: number };

/** A spreadsheet of prices and stock. Who did what has no reference: it stays when the person is removed. */
export const imports = pgTable('imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  state: text({ enum: IMPORT_STATES }).notNull().default('reading'),
  header: jsonb().$type<string[]>().notNull(),
  /** What each column holds; empty: nothing that matters. */
  columns: jsonb().$type<ImportColumns>().notNull(),
  /** null: read by a release that did not keep it. */
  reading: jsonb().$type<ImportReading>(),
  rows: integer().notNull().default(0),
  /** Counts dry runs: one that was begun later takes the place of one that still runs. */
  check: integer().notNull().default(0),
  /** How far the dry run has come, in hundredths. */
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

/** The file itself in pieces, to be read in another way until it is applied. */
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

/** A row of the file, and what the dry run found it to change. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** A letter a cell that is no plain text (server/catalog/imports/sheet.ts); empty: all of them are. */
    marks: text().notNull().default(''),
    state: text({ enum: ['change', 'same', 'error'] }),
    problem: text({ enum: IMPORT_PROBLEMS }),
    otherLine: integer('other_line'),
    warning: text({ enum: ['tenfold'] }),
    /** No reference: what was imported stays what it was. */
    partId: integer('part_id'),
    /** Of the item at the desk, as the dry run saw it. */
    version: integer(),
    priceBefore: numeric('price_before', { precision: 14, scale: 2 }),
    priceAfter: numeric('price_after', { precision: 14, scale: 2 }),
    /** How many branches have of it, where that differs. */
    stock: jsonb().$type<StockChange[]>().notNull().default([]),
    /** The version that has all of the part as it is but its price, as was found before applying or undoing. */
    base: integer(),
    undone: text({ enum: IMPORT_UNDONE }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_by_state').on(table.importId, table.state, table.line),
    index('import_rows_warned').on(table.importId, table.line).where(sql`${table.warning} is not null`),
  ],
);
