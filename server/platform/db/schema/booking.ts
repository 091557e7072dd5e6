import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { BOOKING_STATES, WAITLIST_STATES } from '#contract/rules/bookings';
import { cars, users } from './accounts';
import { carModels } from './catalog';
import { hidden, type Localized, localized } from './columns';
import { branches } from './company';
import { enquiries } from './enquiries';
import { visits } from './visits';

export const bays = pgTable(
  'bays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    name: localized('name'),
    categories: integer().array().notNull().default(sql`'{}'`),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('bays_list').on(table.position, table.id),
    index('bays_of_branch').on(table.branchId, table.position, table.id),
  ],
);

export const bookingRules = pgTable(
  'booking_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    name: localized('name'),
    branchId: integer('branch_id').references(() => branches.id),
    online: boolean().notNull().default(false),
    stepMinutes: integer('step_minutes').notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    onlineShare: integer('online_share').notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    mostMoves: integer('most_moves').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('booking_rules_list').on(table.position, table.id)],
);

const time = (name: string) => timestamp(name, { withTimezone: true });
const branchId = () =>
  integer('branch_id')
    .notNull()
    .references(() => branches.id);

export type BookedService = { id: number; name: Localized; minutes: number; price: number | null };
export type BookedEstimate = { from: number | null; to: number | null; day: string };

export type PlannedTimes = { startsAt: string; endsAt: string; freeAt: string };

export const occupiesBay = sql.raw(`state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked')`);

/** An exclusion constraint forbids overlaps (`starts_at` to `free_at`) in a bay, except for overbookings. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    state: text({ enum: BOOKING_STATES }).notNull(),
    source: text({ enum: ['online', 'desk', 'walk_in'] }).notNull(),
    branchId: branchId(),
    bayId: integer('bay_id')
      .notNull()
      .references(() => bays.id),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    freeAt: time('free_at').notNull(),
    /** Original times if the work ended early. Reopening the work restores them. */
    planned: jsonb().$type<PlannedTimes>(),
    services: jsonb().$type<BookedService[]>().notNull(),
    estimate: jsonb().$type<BookedEstimate>(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    phone: text(),
    name: text(),
    nameFolded: text('name_folded'),
    carId: integer('car_id').references(() => cars.id, { onDelete: 'set null' }),
    modelId: integer('model_id').references(() => carModels.id, { onDelete: 'set null' }),
    car: text(),
    year: integer(),
    plate: text(),
    complaint: text().notNull().default(''),
    note: text().notNull().default(''),
    language: text({ enum: ['ru', 'uz'] })
      .notNull()
      .default('ru'),
    consentVersion: integer('consent_version'),
    /** Incremented when staff change the booking, for optimistic locking. */
    version: integer().notNull().default(1),
    sequence: integer().notNull().default(0),
    moves: integer().notNull().default(0),
    chosenAt: time('chosen_at').notNull().defaultNow(),
    dayReminderSequence: integer('day_told'),
    soonReminderSequence: integer('soon_told'),
    confirmedAt: time('confirmed_at'),
    isOverbooked: boolean('is_overbooked').notNull().default(false),
    overbookingReason: text('overbooking_reason'),
    overbookedBy: integer('overbooked_by'),
    enquiryId: integer('request_id').references(() => enquiries.id, { onDelete: 'set null' }),
    visitId: integer('visit_id').references(() => visits.id, { onDelete: 'set null' }),
    holdExpiresAt: time('hold_expires_at'),
    holder: text(),
    holdLine: text('hold_line'),
    tokenHash: text('token_hash').unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    changedAt: time('changed_at').notNull().defaultNow(),
    cancelledAt: time('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'desk'] }),
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    index('bookings_of_branch').on(table.branchId, table.startsAt),
    index('bookings_taking').using('gist', sql`tstzrange(${table.startsAt}, ${table.freeAt})`).where(occupiesBay),
    index('bookings_in_work').on(table.branchId).where(sql`${table.state} = 'in_work'`),
    index('bookings_of_bay').on(table.bayId, table.startsAt),
    index('bookings_to_remind').on(table.startsAt).where(sql`${table.state} = 'booked'`),
    index('bookings_of_phone').on(table.phone, table.startsAt),
    index('bookings_of_user').on(table.userId, table.startsAt),
    index('bookings_of_car').on(table.carId),
    index('bookings_of_visit').on(table.visitId).where(sql`${table.visitId} is not null`),
    index('bookings_found_by').using(
      'gin',
      table.reference.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
      table.name.op('gin_trgm_ops'),
    ),
    index('bookings_of_plate').using('gin', table.plate.op('gin_trgm_ops')),
    index('bookings_named').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('bookings_unfolded').on(table.id).where(sql`${table.nameFolded} is null and ${table.name} is not null`),
    index('bookings_held_from').on(table.holdLine).where(sql`${table.state} = 'held'`),
    index('bookings_of_holder').on(table.holder).where(sql`${table.holder} is not null`),
    index('bookings_ended').on(table.changedAt).where(sql`${table.state} = 'expired'`),
    index('bookings_held_until').on(table.holdExpiresAt).where(sql`${table.state} = 'held'`),
    check('bookings_times', sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.freeAt}`),
    check('bookings_held', sql`${table.state} <> 'held' or num_nulls(${table.holdExpiresAt}, ${table.holder}) = 0`),
    check('bookings_overbooked', sql`not ${table.isOverbooked} or ${table.overbookingReason} is not null`),
  ],
);

export const waitlistEntries = pgTable(
  'booking_waits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    branchId: branchId(),
    day: date({ mode: 'string' }).notNull(),
    services: integer().array().notNull(),
    state: text({ enum: WAITLIST_STATES }).notNull().default('waiting'),
    phone: text(),
    name: text(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').unique(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('booking_waits_of_user').on(table.userId),
    index('booking_waits_in_line').on(table.branchId, table.day, table.id).where(sql`${table.state} = 'waiting'`),
    index('booking_waits_of_day').on(table.branchId, table.day, table.id),
    index('booking_waits_of_phone').on(table.phone),
    index('booking_waits_of_booking').on(table.bookingId),
  ],
);

export const bookingBlockedPhones = pgTable('booking_blocked_phones', {
  phoneHash: text('phone_hash').primaryKey(),
  phoneEnd: text('phone_end'),
  reason: text().notNull().default(''),
  blockedBy: integer('blocked_by'),
  blockedAt: time('blocked_at').notNull().defaultNow(),
});

export const calendarFeeds = pgTable('booking_feeds', {
  branchId: integer('branch_id')
    .primaryKey()
    .references(() => branches.id),
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: time('made_at').notNull().defaultNow(),
});
