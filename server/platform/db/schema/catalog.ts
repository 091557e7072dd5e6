import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { STOCK_MAX, STOCK_REASONS } from '#contract/rules/deskLimits';
import { bareNumber, changedAt, deskWords, hidden, localized } from './columns';
import { branches } from './company';

/** Names of brands and models are the same in every language. */
export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logo: text().notNull(),
  position: integer().notNull().default(0),
});

export const carModels = pgTable(
  'car_models',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    slug: text().notNull().unique(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('car_models_by_brand').on(table.brandId, table.position, table.id)],
);

export const partCategories = pgTable('part_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  position: integer().notNull().default(0),
});

export const parts = pgTable(
  'parts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    slug: text().notNull().unique(),
    categoryId: integer('category_id').references(() => partCategories.id),
    name: localized('name'),
    info: localized('info'),
    manufacturer: text().notNull(),
    /** The manufacturer's own number of the part; empty where nobody has said it. */
    mpn: text().notNull().default(''),
    /** The amount is in soʻm. */
    price: numeric({ precision: 14, scale: 2 }).notNull(),
    photo: text().notNull(),
    /** Follows from the stock, whatever is written here. */
    inStock: boolean('in_stock').notNull().default(false),
    position: integer().notNull().default(0),
    changedAt: changedAt(),
  },
  (table) => [
    index('parts_list').on(table.position, table.id),
    index('parts_in_stock').on(table.position, table.id).where(sql`${table.inStock}`),
    index('parts_by_category').on(table.categoryId, table.position, table.id),
    index('parts_by_manufacturer').on(table.manufacturer, table.position, table.id),
    index('parts_by_words').using('gin', deskWords(table.name, table.mpn, bareNumber(table.mpn), table.manufacturer)),
    index('parts_by_both').on(table.categoryId, table.manufacturer, table.position, table.id),
  ],
);

/** One row for each model that a part fits; without a model: the whole brand. */
export const partFits = pgTable(
  'part_fits',
  {
    partId: integer('part_id')
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    modelId: integer('model_id').references(() => carModels.id),
  },
  (table) => [primaryKey({ columns: [table.partId, table.position] })],
);

/**
 * How many parts each pair of category and manufacturer has, and how many of them are in stock: the counts and facets of the shop are sums of it, so they
 * cost the same at any size of the shop. A trigger on `parts` rebuilds it.
 */
export const partCounts = pgTable(
  'part_counts',
  {
    categoryId: integer('category_id'),
    manufacturer: text().notNull(),
    count: integer().notNull(),
    inStock: integer('in_stock').notNull().default(0),
  },
  (table) => [uniqueIndex('part_counts_pair').on(table.categoryId, table.manufacturer)],
);

/** Every list is in the order of `position`, then id. */
export const serviceCategories = pgTable('service_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  position: integer().notNull().default(0),
});

export const services = pgTable(
  'services',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    slug: text().notNull().unique(),
    categoryId: integer('category_id').references(() => serviceCategories.id),
    icon: text().notNull(),
    photo: text().notNull(),
    name: localized('name'),
    description: localized('description'),
    /** The amount is in soʻm. */
    priceFrom: numeric('price_from', { precision: 14, scale: 2 }),
    durationMinutes: integer('duration_minutes'),
    /** Nobody takes a time for it on line. */
    callOnly: boolean('call_only').notNull().default(false),
    /** Null: that of the branch. */
    stepMinutes: integer('step_minutes'),
    /** So long the bay is kept after it; null: not at all. */
    bufferMinutes: integer('buffer_minutes'),
    intervalKm: integer('interval_km'),
    intervalMonths: integer('interval_months'),
    position: integer().notNull().default(0),
    changedAt: changedAt(),
  },
  (table) => [
    index('services_list').on(table.position, table.id),
    // What is shown is counted by category: an index of it alone answers that.
    index('services_shown').on(table.categoryId, table.id).where(sql`not ${table.hidden}`),
    index('services_by_category').on(table.categoryId, table.position, table.id),
  ],
);

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
