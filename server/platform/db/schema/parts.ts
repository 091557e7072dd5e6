import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brands, carModels } from './brands';
import { changedAt } from './changedAt';
import { bareNumber, deskWords } from './deskWords';
import { hidden } from './hidden';
import { localized } from './localized';

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
