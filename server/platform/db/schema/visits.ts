import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Discount, FINDING_LEVELS, LINE_DECISIONS, LINE_KINDS, VISIT_STATES } from '#contract/rules/visits';
import { cars, users } from './accounts';
import { localized } from './columns';
import { branches } from './company';
import { enquiries } from './enquiries';
import { staff } from './staff';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** A trigger makes closed visits immutable, except for the erasure of personal data. */
export const visits = pgTable(
  'visits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    state: text({ enum: VISIT_STATES }).notNull().default('open'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    carId: integer('car_id').references(() => cars.id, { onDelete: 'set null' }),
    enquiryId: integer('request_id').references(() => enquiries.id, { onDelete: 'set null' }),
    /** Null after erasure, like name, plate and VIN. */
    phone: text(),
    name: text(),
    nameFolded: text('name_folded'),
    plate: text(),
    vin: text(),
    car: text().notNull(),
    year: integer().notNull(),
    mileage: integer().notNull(),
    /** In the customer's words. Not sealed, like `note`, because erasure empties both. */
    complaint: text().notNull().default(''),
    note: text().notNull().default(''),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    discount: jsonb().$type<Discount>(),
    estimate: integer().notNull().default(1),
    /** Version of the estimate on which every line item was decided and one was approved. */
    approvedEstimate: integer('approved_estimate'),
    version: integer().notNull().default(1),
    openedBy: integer('opened_by'),
    openedAt: time('opened_at').notNull().defaultNow(),
    /** When the customer was promised the car. */
    promisedAt: time('promised_at'),
    workerId: integer('worker_id').references(() => staff.id, { onDelete: 'set null' }),
    correctsId: integer('corrects_id').references((): AnyPgColumn => visits.id),
    /** Why a correction changes the car. Not sealed, because erasure empties it. */
    correctionReason: text('correction_reason').notNull().default(''),
    closedBy: integer('closed_by'),
    closedAt: time('closed_at'),
    number: integer().unique(),
    total: bigint({ mode: 'number' }),
    /** SHA-256 over `previousHash` and the sealed fields (server/visits/seal.ts), in hex. */
    hash: text(),
    previousHash: text('previous_hash'),
    /** Salted commitment to plate and VIN. Erasing `subjectSalt` makes it anonymous. */
    subject: text(),
    subjectSalt: text('subject_salt'),
    paper: text().unique(),
  },
  (table) => [
    index('visits_of_branch').on(table.branchId, table.state, table.openedAt, table.id),
    index('visits_of_user').on(table.userId, table.closedAt, table.id),
    index('visits_of_car').on(table.carId, table.closedAt, table.id),
    index('visits_of_request').on(table.enquiryId),
    index('visits_of_worker').on(table.workerId, table.state),
    index('visits_newest').on(table.openedAt, table.id),
    index('visits_under_way')
      .on(table.openedAt, table.id)
      .where(sql`${table.state} in ('open', 'sent', 'in_work', 'ready')`),
    index('visits_of_day').on(table.closedAt, table.id),
    uniqueIndex('visits_corrected_once').on(table.correctsId).where(sql`${table.state} <> 'cancelled'`),
    index('visits_found_by').using(
      'gin',
      table.plate.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
      table.name.op('gin_trgm_ops'),
    ),
    index('visits_of_vin').using('gin', table.vin.op('gin_trgm_ops')),
    index('visits_named').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('visits_unfolded').on(table.id).where(sql`${table.nameFolded} is null and ${table.name} is not null`),
    check('visits_sealed', isSealed(table)),
  ],
);

function isSealed(
  table: Record<'state' | 'number' | 'hash' | 'closedAt' | 'total' | 'previousHash' | 'subject', unknown>,
): SQL {
  const { state, number, hash, closedAt, total, previousHash, subject } = table;
  return sql`(${state} = 'closed') = (num_nulls(${number}, ${hash}, ${closedAt}, ${total}, ${previousHash}, ${subject}) = 0)`;
}

const visitId = () =>
  integer('visit_id')
    .notNull()
    .references(() => visits.id, { onDelete: 'cascade' });

export const visitLines = pgTable(
  'visit_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    position: integer().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    /** No foreign keys, because line items outlive catalogue entries. */
    serviceId: integer('service_id'),
    partId: integer('part_id'),
    name: localized('name'),
    quantity: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    discount: jsonb().$type<Discount>(),
    decision: text({ enum: LINE_DECISIONS }),
    decidedAt: time('decided_at'),
    decidedBy: integer('decided_by'),
    workerId: integer('worker_id').references(() => staff.id, { onDelete: 'set null' }),
    isDone: boolean('is_done').notNull().default(false),
    /** Copied from content when the visit closes, and sealed if set. */
    guaranteeMonths: integer('guarantee_months'),
    guaranteeKm: integer('guarantee_km'),
  },
  (table) => [
    index('visit_lines_of_visit').on(table.visitId, table.position, table.id),
    index('visit_lines_of_service').on(table.serviceId, table.id).where(sql`${table.serviceId} is not null`),
    index('visit_lines_of_worker').on(table.workerId, table.isDone),
    check('visit_lines_sums', sql`${table.quantity} > 0 and ${table.price} >= 0`),
  ],
);

/** Append-only, so that withdrawn decisions are kept. */
export const visitDecisions = pgTable(
  'visit_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    lineId: integer('line_id').notNull(),
    estimate: integer().notNull(),
    decision: text({ enum: LINE_DECISIONS }),
    at: time('at').notNull().defaultNow(),
    by: integer(),
  },
  (table) => [index('visit_decisions_of_visit').on(table.visitId, table.id)],
);

export const visitLinks = pgTable(
  'visit_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    visitId: visitId(),
    /** Newest version of the estimate that was sent. The link shows it. */
    estimate: integer().notNull(),
    sentAt: time('sent_at').notNull().defaultNow(),
    sentBy: integer('sent_by'),
    expiresAt: time('expires_at').notNull(),
    openedAt: time('opened_at'),
    /** True for a link opened at the counter, whose decisions the hash chain records as entered by staff. */
    forStaff: boolean('for_staff').notNull().default(false),
  },
  (table) => [index('visit_links_of_visit').on(table.visitId)],
);

export const visitFindings = pgTable(
  'visit_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    position: integer().notNull(),
    level: text({ enum: FINDING_LEVELS }).notNull(),
    title: localized('title'),
    note: text().notNull().default(''),
    serviceId: integer('service_id'),
    dueDate: date('due_date', { mode: 'string' }),
    dueMileage: integer('due_mileage'),
  },
  (table) => [index('visit_findings_of_visit').on(table.visitId, table.position, table.id)],
);

export const visitPhotos = pgTable(
  'visit_photos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    findingId: integer('finding_id').references(() => visitFindings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** SHA-256 over the hashes of `bytes` and `thumb` (server/visits/seal.ts). */
    sha256: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    thumb: bytea().notNull(),
    createdBy: integer('created_by'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('visit_photos_of_visit').on(table.visitId, table.position, table.id),
    index('visit_photos_of_finding').on(table.findingId),
  ],
);

/** Last hash of the chain of closed visits, locked while a visit closes. Only triggers change it. */
export const visitChain = pgTable(
  'visit_chain',
  {
    only: boolean().primaryKey().default(true),
    number: integer().notNull().default(0),
    hash: text().notNull().default(''),
  },
  (table) => [check('visit_chain_only', sql`${table.only}`), unique('visit_chain_number').on(table.number)],
);
