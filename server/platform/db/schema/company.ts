import { date, doublePrecision, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import type { Day, Week } from '#contract/content/hours';
import { hidden, localized } from './columns';

export const regions = pgTable('regions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  position: integer().notNull().default(0),
});

export const branches = pgTable(
  'branches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    slug: text().notNull().unique(),
    regionId: integer('region_id').references(() => regions.id),
    name: localized('name'),
    address: localized('address'),
    locality: localized('locality').default({ ru: '', uz: '' }),
    postalCode: text('postal_code').notNull().default(''),
    photo: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    week: jsonb().$type<Week>(),
    /** The previous release reads these columns. */
    hoursWeekdays: text('hours_weekdays').notNull().default(''),
    hoursSaturday: text('hours_saturday').notNull().default(''),
    hoursSunday: text('hours_sunday').notNull().default(''),
    serviceManagerPhone: text('service_manager_phone').notNull(),
    storeManagerPhone: text('store_manager_phone').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('branches_list').on(table.position, table.id),
    index('branches_by_region').on(table.regionId, table.position, table.id),
  ],
);

export const hoursExceptions = pgTable(
  'hours_exceptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    from: date('from_date').notNull(),
    to: date('to_date'),
    branchId: integer('branch_id').references(() => branches.id),
    day: jsonb().$type<Day>().notNull(),
    reason: localized('reason'),
  },
  (table) => [index('hours_exceptions_list').on(table.from, table.id)],
);

export const employees = pgTable('employees', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  slug: text().notNull().unique(),
  name: localized('name'),
  jobTitle: localized('job_title'),
  photo: text().notNull(),
  position: integer().notNull().default(0),
});

export const contactKind = pgEnum('contact_kind', ['call_center', 'insurance', 'roadside']);

export const contacts = pgTable(
  'contacts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    kind: contactKind().notNull(),
    name: localized('name'),
    phone: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('contacts_by_kind').on(table.kind, table.position, table.id)],
);
