import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hidden } from './hidden';

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
