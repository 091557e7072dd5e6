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
import { requests } from './requests';
import { staff } from './staff';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A car at a branch: what was asked for, estimated, done and paid. It belongs to whoever brought the car, and is found by nobody's VIN or plate.
 * A trigger refuses every change of a closed one, except that its person is forgotten.
 */
export const visits = pgTable(
  'visits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the customer names; as that of enquiries. */
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    state: text({ enum: VISIT_STATES }).notNull().default('open'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    carId: integer('car_id').references(() => cars.id, { onDelete: 'set null' }),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'set null' }),
    /** `+998XXXXXXXXX`; null once the customer is forgotten, as are name, plate and VIN. */
    phone: text(),
    name: text(),
    /** Its words, folded (contract/rules/fold.ts), by which the desk searches; null where an earlier release stored it. */
    nameFolded: text('name_folded'),
    plate: text(),
    vin: text(),
    /** The car as it was then: brand and model. */
    car: text().notNull(),
    year: integer().notNull(),
    /** Kilometres. */
    mileage: integer().notNull(),
    /** Which language the customer is answered in. */
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    discount: jsonb().$type<Discount>(),
    /** Rises with each change of lines or discount: an approval is bound to the one that was shown. */
    estimate: integer().notNull().default(1),
    /** Rises with each change. */
    version: integer().notNull().default(1),
    openedBy: integer('opened_by'),
    openedAt: time('opened_at').notNull().defaultNow(),
    /** Whose work it is now. */
    workerId: integer('worker_id').references(() => staff.id, { onDelete: 'set null' }),
    /** The closed visit that this one puts right. */
    correctsId: integer('corrects_id').references((): AnyPgColumn => visits.id),
    closedBy: integer('closed_by'),
    closedAt: time('closed_at'),
    /** Of all closed ones, without a gap. */
    number: integer().unique(),
    total: bigint({ mode: 'number' }),
    /** SHA-256 over `previousHash` and what is fixed (server/visits/seal.ts), in hex. */
    hash: text(),
    previousHash: text('previous_hash'),
    /** What the seal says of plate and VIN, without saying them: forgotten with `subjectSalt`, it is nobody's. */
    subject: text(),
    subjectSalt: text('subject_salt'),
    /** Stands in the QR code of its paper: whoever has it sees whether the paper is genuine, and nothing of the person. */
    paper: text().unique(),
  },
  (table) => [
    index('visits_of_branch').on(table.branchId, table.state, table.openedAt, table.id),
    index('visits_of_user').on(table.userId, table.closedAt, table.id),
    index('visits_of_car').on(table.carId, table.closedAt, table.id),
    index('visits_of_request').on(table.requestId),
    index('visits_of_worker').on(table.workerId, table.state),
    index('visits_newest').on(table.openedAt, table.id),
    index('visits_under_way')
      .on(table.openedAt, table.id)
      .where(sql`${table.state} in ('open', 'sent', 'in_work', 'ready')`),
    index('visits_of_day').on(table.closedAt, table.id),
    // A closed visit is put right by one other at a time.
    uniqueIndex('visits_corrected_once').on(table.correctsId).where(sql`${table.state} <> 'cancelled'`),
    // The desk searches for any part of them.
    index('visits_found_by').using(
      'gin',
      table.plate.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
      table.name.op('gin_trgm_ops'),
    ),
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

/** Works, parts and free lines, with their names and prices as they were. */
export const visitLines = pgTable(
  'visit_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    position: integer().notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    /** No references: the line outlives what it was made of. */
    serviceId: integer('service_id'),
    partId: integer('part_id'),
    name: localized('name'),
    /** Thousandths. */
    quantity: integer().notNull(),
    /** Soʻm of one unit. */
    price: bigint({ mode: 'number' }).notNull(),
    discount: jsonb().$type<Discount>(),
    decision: text({ enum: LINE_DECISIONS }),
    decidedAt: time('decided_at'),
    /** Null: the customer. */
    decidedBy: integer('decided_by'),
    workerId: integer('worker_id').references(() => staff.id, { onDelete: 'set null' }),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    index('visit_lines_of_visit').on(table.visitId, table.position, table.id),
    // What a service cost of late is asked newest first.
    index('visit_lines_of_service').on(table.serviceId, table.id).where(sql`${table.serviceId} is not null`),
    index('visit_lines_of_worker').on(table.workerId, table.isDone),
    check('visit_lines_sums', sql`${table.quantity} > 0 and ${table.price} >= 0`),
  ],
);

/** What was said of a line of an estimate, and taken back: nothing of it is removed. */
export const visitDecisions = pgTable(
  'visit_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    /** No reference: a line can be removed before the visit closes. */
    lineId: integer('line_id').notNull(),
    /** The estimate that was looked at. */
    estimate: integer().notNull(),
    /** Null: taken back. */
    decision: text({ enum: LINE_DECISIONS }),
    at: time('at').notNull().defaultNow(),
    /** Somebody of the staff, on the customer's word; null: the customer. */
    by: integer(),
  },
  (table) => [index('visit_decisions_of_visit').on(table.visitId, table.id)],
);

/** Links by which a customer answers an estimate. */
export const visitLinks = pgTable(
  'visit_links',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    visitId: visitId(),
    /** Which estimate was sent with it; it shows the newest that was sent. */
    estimate: integer().notNull(),
    sentAt: time('sent_at').notNull().defaultNow(),
    sentBy: integer('sent_by'),
    expiresAt: time('expires_at').notNull(),
    openedAt: time('opened_at'),
    /** Shown at the desk to whom `sentBy` names: an answer by it is sealed as noted by the staff, not as the customer's own. */
    forStaff: boolean('for_staff').notNull().default(false),
  },
  (table) => [index('visit_links_of_visit').on(table.visitId)],
);

/** What was found, and what is recommended. */
export const visitFindings = pgTable(
  'visit_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    position: integer().notNull(),
    level: text({ enum: FINDING_LEVELS }).notNull(),
    title: localized('title'),
    note: text().notNull().default(''),
    /** The work that puts it right. No reference: it outlives the service. */
    serviceId: integer('service_id'),
    dueDate: date('due_date', { mode: 'string' }),
    /** Kilometres. */
    dueMileage: integer('due_mileage'),
  },
  (table) => [index('visit_findings_of_visit').on(table.visitId, table.position, table.id)],
);

/** Photographs of a visit, or of something found; private, unlike the pictures of the site. */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    visitId: visitId(),
    findingId: integer('finding_id').references(() => visitFindings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Of the hashes of `bytes` and `thumb` (server/visits/seal.ts), in hex. */
    sha256: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebP without metadata, at most PHOTO_MAX_SIDE a side. */
    bytes: bytea().notNull(),
    /** The same, at most PHOTO_THUMB_SIDE a side. */
    thumb: bytea().notNull(),
    createdBy: integer('created_by'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('visit_photos_of_visit').on(table.visitId, table.position, table.id),
    index('visit_photos_of_finding').on(table.findingId),
  ],
);

/** The end of the chain of closed visits: whoever closes one holds this row. Triggers alone change it. */
export const visitChain = pgTable(
  'visit_chain',
  {
    only: boolean().primaryKey().default(true),
    number: integer().notNull().default(0),
    hash: text().notNull().default(''),
  },
  (table) => [check('visit_chain_only', sql`${table.only}`), unique('visit_chain_number').on(table.number)],
);
