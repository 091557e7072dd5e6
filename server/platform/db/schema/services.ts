import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { changedAt } from './changedAt';
import { hidden } from './hidden';
import { localized } from './localized';

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
