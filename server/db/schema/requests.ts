import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ENQUIRY_SECTIONS } from '../../../contract/limits';
import { brands, carModels } from './brands';
import { branches } from './company';

export const requestSection = pgEnum('request_section', ENQUIRY_SECTIONS);

/** Enquiries: what anybody sends by the appointment and purchase forms; on the wire, and so in the database, they are requests. */
export const requests = pgTable(
  'requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    section: requestSection().notNull(),
    text: text().notNull(),
    /** `+998XXXXXXXXX` */
    phone: text().notNull(),
    fullName: text('full_name').notNull(),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    modelId: integer('model_id').references(() => carModels.id, { onDelete: 'set null' }),
    /** Where the visitor would like to come; null where it does not matter to them. */
    branchId: integer('branch_id').references(() => branches.id, { onDelete: 'set null' }),
    /** The version of the personal-data policy that was agreed to, and in which language; null where the client did not ask. The time is `createdAt`. */
    consentVersion: integer('consent_version'),
    consentLanguage: text('consent_language'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('requests_by_time').on(table.createdAt)],
);

/** Replies of calls that must not happen twice, written in the transaction of what they did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The call, and where it belongs to one customer also whose: another's key never answers. */
    scope: text().notNull(),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    reply: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_by_time').on(table.createdAt)],
);
