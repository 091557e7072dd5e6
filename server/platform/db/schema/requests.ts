import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ENQUIRY_ANSWER_HOURS, ENQUIRY_SECTIONS, ENQUIRY_STATUSES } from '#contract/rules/limits';
import { brands, carModels } from './catalog';
import { branches } from './company';
import { staff } from './staff';

export const requestSection = pgEnum('request_section', ENQUIRY_SECTIONS);
export const requestStatus = pgEnum('request_status', ENQUIRY_STATUSES);

/** Enquiries: what anybody sends by the appointment and purchase forms; on the wire, and so in the database, they are requests. */
export const requests = pgTable(
  'requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /**
     * What the customer names: eight random signs, `Y-7K3M-92QD`. Nobody guesses or counts them. Made by the database, so that whoever
     * inserts, an earlier release too, gives one.
     */
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    section: requestSection().notNull(),
    status: requestStatus().notNull().default('new'),
    /** Who entered it: the visitor, or the staff for somebody who called. */
    source: text({ enum: ['site', 'desk'] })
      .notNull()
      .default('site'),
    text: text().notNull(),
    /** `+998XXXXXXXXX` */
    phone: text().notNull(),
    fullName: text('full_name').notNull(),
    /** The name's words, folded (contract/rules/fold.ts); null where an earlier release stored it (platform/db/expressions.ts). */
    nameFolded: text('name_folded'),
    /** Which language the customer is answered in. */
    language: text({ enum: ['ru', 'uz'] })
      .notNull()
      .default('ru'),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    modelId: integer('model_id').references(() => carModels.id, { onDelete: 'set null' }),
    /** What the visitor was looking at. No references: content is put in anew as a whole, and the text names what is no longer there. */
    partId: integer('part_id'),
    serviceId: integer('service_id'),
    /** Where the visitor would like to come; null where it does not matter to them. */
    branchId: integer('branch_id').references(() => branches.id, { onDelete: 'set null' }),
    /** Who of the staff sees to it. */
    assigneeId: integer('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    /** The version of the personal-data policy that was agreed to, and in which language; null where the client did not ask. The time is `createdAt`. */
    consentVersion: integer('consent_version'),
    consentLanguage: text('consent_language'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the promised answer is due: ENQUIRY_ANSWER_HOURS after it came. */
    dueAt: timestamp('due_at', { withTimezone: true })
      .notNull()
      .default(sql.raw(`now() + interval '${ENQUIRY_ANSWER_HOURS} hours'`)),
    /** When somebody first took it up; null until then. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Rises with each change: two people who change the same do not overwrite each other. */
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
    // Any part of them is searched for.
    index('requests_found_by').using(
      'gin',
      table.phone.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
      table.nameFolded.op('gin_trgm_ops'),
    ),
    index('requests_unfolded').on(table.id).where(sql`${table.nameFolded} is null`),
  ],
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
