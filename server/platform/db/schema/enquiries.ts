import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ENQUIRY_ANSWER_HOURS, ENQUIRY_SECTIONS, ENQUIRY_STATUSES } from '#contract/rules/limits';
import { brands, carModels } from './catalog';
import { branches } from './company';
import { staff } from './staff';

export const requestSection = pgEnum('request_section', ENQUIRY_SECTIONS);
export const requestStatus = pgEnum('request_status', ENQUIRY_STATUSES);

/** Enquiries. The table keeps the wire name `requests`. */
export const enquiries = pgTable(
  'requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Neither guessable nor consecutive. Made by the database, so that older releases create one too. */
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    section: requestSection().notNull(),
    status: requestStatus().notNull().default('new'),
    source: text({ enum: ['site', 'desk'] })
      .notNull()
      .default('site'),
    text: text().notNull(),
    phone: text().notNull(),
    fullName: text('full_name').notNull(),
    nameFolded: text('name_folded'),
    language: text({ enum: ['ru', 'uz'] })
      .notNull()
      .default('ru'),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    modelId: integer('model_id').references(() => carModels.id, { onDelete: 'set null' }),
    /** No foreign keys: seeding replaces all content, and the text names the product. */
    partId: integer('part_id'),
    serviceId: integer('service_id'),
    branchId: integer('branch_id').references(() => branches.id, { onDelete: 'set null' }),
    assigneeId: integer('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    /** Accepted policy version. Null if the client did not ask. */
    consentVersion: integer('consent_version'),
    consentLanguage: text('consent_language'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    dueAt: timestamp('due_at', { withTimezone: true })
      .notNull()
      .default(sql.raw(`now() + interval '${ENQUIRY_ANSWER_HOURS} hours'`)),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('requests_by_time').on(table.createdAt),
    index('requests_newest').on(table.createdAt, table.id),
    index('requests_urgent').on(table.dueAt, table.id).where(sql`${table.status} in ('new', 'in_work', 'waiting')`),
    index('requests_by_assignee').on(table.assigneeId, table.createdAt, table.id),
    index('requests_open_of')
      .on(table.assigneeId, table.dueAt)
      .where(sql`${table.status} in ('new', 'in_work', 'waiting')`),
    index('requests_of_branch').on(table.branchId, table.createdAt, table.id),
    index('requests_of_section').on(table.section, table.createdAt, table.id),
    index('requests_by_status').on(table.status, table.createdAt, table.id),
    index('requests_by_urgency').on(table.status, table.dueAt, table.id),
    index('requests_by_branch').on(table.branchId, table.status, table.createdAt, table.id),
    index('requests_by_phone').on(table.phone, table.createdAt),
    index('requests_found_by').using(
      'gin',
      table.phone.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
      table.nameFolded.op('gin_trgm_ops'),
    ),
    index('requests_unfolded').on(table.id).where(sql`${table.nameFolded} is null`),
  ],
);

/** Replies of idempotent calls, written in the transaction of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Includes the owner if it is private, so a key of another customer never matches. */
    scope: text().notNull(),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    reply: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_by_time').on(table.createdAt)],
);
