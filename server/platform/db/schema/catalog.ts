import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { STOCK_MAX, STOCK_REASONS } from '#contract/rules/deskLimits';
import { CAR_CLASSES } from '#contract/rules/limits';
import { bareNumber, changedAt, deskWords, hidden, inLanguage, type Localized, localized } from './columns';
import { branches } from './company';

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
    /** Selects the price of services with prices by class. Null if unknown. */
    carClass: text('car_class', { enum: CAR_CLASSES }),
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
    mpn: text().notNull().default(''),
    price: numeric({ precision: 14, scale: 2 }).notNull(),
    guaranteeMonths: integer('guarantee_months'),
    guaranteeKm: integer('guarantee_km'),
    photo: text().notNull(),
    /** Derived from the stock by triggers, which override other writes. */
    inStock: boolean('in_stock').notNull().default(false),
    position: integer().notNull().default(0),
    changedAt: changedAt(),
  },
  (table) => [
    index('parts_list').on(table.position, table.id),
    index('parts_in_stock').on(table.position, table.id).where(sql`${table.inStock}`),
    index('parts_by_price').on(table.price, table.id),
    index('parts_by_name_ru').on(sql`(${inLanguage(table.name, 'ru')})`, table.id),
    index('parts_by_name_uz').on(sql`(${inLanguage(table.name, 'uz')})`, table.id),
    index('parts_by_category').on(table.categoryId, table.position, table.id),
    index('parts_by_manufacturer').on(table.manufacturer, table.position, table.id),
    index('parts_by_words').using('gin', deskWords(table.name, table.mpn, bareNumber(table.mpn), table.manufacturer)),
    index('parts_by_both').on(table.categoryId, table.manufacturer, table.position, table.id),
  ],
);

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
  (table) => [
    primaryKey({ columns: [table.partId, table.position] }),
    index('part_fits_by_car').on(table.brandId, table.modelId, table.partId),
  ],
);

/** Facet counts at constant cost, maintained by a trigger on `parts`. */
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
    priceFrom: numeric('price_from', { precision: 14, scale: 2 }),
    priceSedan: numeric('price_sedan', { precision: 14, scale: 2 }),
    priceSuv: numeric('price_suv', { precision: 14, scale: 2 }),
    guaranteeMonths: integer('guarantee_months'),
    guaranteeKm: integer('guarantee_km'),
    guarantee: localized('guarantee').default({ ru: '', uz: '' }),
    includes: jsonb().$type<{ text: Localized }[]>().notNull().default([]),
    extras: jsonb().$type<{ name: Localized; priceFrom: string | null }[]>().notNull().default([]),
    questions: jsonb().$type<{ question: Localized; answer: Localized }[]>().notNull().default([]),
    parts: integer('part_ids').array().notNull().default(sql`'{}'`),
    articles: integer('article_ids').array().notNull().default(sql`'{}'`),
    durationMinutes: integer('duration_minutes'),
    callOnly: boolean('call_only').notNull().default(false),
    stepMinutes: integer('step_minutes'),
    bufferMinutes: integer('buffer_minutes'),
    intervalKm: integer('interval_km'),
    intervalMonths: integer('interval_months'),
    position: integer().notNull().default(0),
    changedAt: changedAt(),
  },
  (table) => [
    index('services_list').on(table.position, table.id),
    index('services_shown').on(table.categoryId, table.id).where(sql`not ${table.hidden}`),
    index('services_by_category').on(table.categoryId, table.position, table.id),
  ],
);

/** `on_hand` is the sum of movements. Triggers maintain it, `parts.in_stock` and the content version. */
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

/** A trigger makes the table append-only. A mistake is corrected by another movement. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    partId: integer('part_id').notNull(),
    branchId: integer('branch_id').notNull(),
    change: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    otherBranchId: integer('other_branch_id'),
    staffId: integer('staff_id'),
  },
  (table) => [
    index('stock_moves_by_part').on(table.partId, table.id),
    check('stock_moves_move', sql`${table.change} <> 0`),
  ],
);
