import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { BOOKING_STATES, WAIT_STATES } from '#contract/rules/bookings';
import { cars, users } from './accounts';
import { carModels } from './catalog';
import { hidden, type Localized, localized } from './columns';
import { branches } from './company';
import { requests } from './requests';
import { visits } from './visits';

/** Where one car at a time is worked on. */
export const bays = pgTable(
  'bays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    name: localized('name'),
    /** Ids of service_categories that it can do; empty: all. */
    categories: integer().array().notNull().default(sql`'{}'`),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('bays_list').on(table.position, table.id),
    index('bays_of_branch').on(table.branchId, table.position, table.id),
  ],
);

/** How times are booked: of a branch its own before those of all, the first of them. */
export const bookingRules = pgTable(
  'booking_rules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hidden: hidden(),
    name: localized('name'),
    /** Null: all branches. */
    branchId: integer('branch_id').references(() => branches.id),
    online: boolean().notNull().default(false),
    stepMinutes: integer('step_minutes').notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    /** Percent. */
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

/** A service as it was when it was booked; soʻm. */
export type BookedService = { id: number; name: Localized; minutes: number; price: number | null };
/** What it may cost, in soʻm, by the price list of a day; null: nobody knows. */
export type BookedEstimate = { from: number | null; to: number | null; day: string };

/** ISO times. */
export type PlannedTimes = { startsAt: string; endsAt: string; freeAt: string };

/** States that take their bay's time. */
export const isTaking = sql.raw(`state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked')`);

/**
 * All that takes a bay's time: what is booked, held meanwhile, and when the bay is out of use. `bookings_overlap`, an exclusion constraint of its
 * migration, refuses two at once in a bay, from `starts_at` to `free_at`, unless somebody of the staff has said why.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the customer names; as that of enquiries. */
    reference: text().notNull().unique().default(sql`new_request_reference()`),
    state: text({ enum: BOOKING_STATES }).notNull(),
    source: text({ enum: ['online', 'desk', 'walk_in'] }).notNull(),
    branchId: branchId(),
    bayId: integer('bay_id')
      .notNull()
      .references(() => bays.id),
    startsAt: time('starts_at').notNull(),
    /** Of the work. */
    endsAt: time('ends_at').notNull(),
    /** Of the buffer after it. */
    freeAt: time('free_at').notNull(),
    /** The times before the work was done ahead of them, for a step back; null: they are as planned. */
    planned: jsonb().$type<PlannedTimes>(),
    services: jsonb().$type<BookedService[]>().notNull(),
    estimate: jsonb().$type<BookedEstimate>(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** `+998XXXXXXXXX`; null of a hold, and once the customer is forgotten, as are name and note. */
    phone: text(),
    name: text(),
    /** Its words, folded (contract/rules/fold.ts), by which the desk searches; null where an earlier release stored it. */
    nameFolded: text('name_folded'),
    carId: integer('car_id').references(() => cars.id, { onDelete: 'set null' }),
    modelId: integer('model_id').references(() => carModels.id, { onDelete: 'set null' }),
    /** Brand and model as they were. */
    car: text(),
    year: integer(),
    /** As `tidyPlate` writes it. */
    plate: text(),
    note: text().notNull().default(''),
    language: text({ enum: ['ru', 'uz'] })
      .notNull()
      .default('ru'),
    consentVersion: integer('consent_version'),
    /** Rises with each change: two of the staff do not overwrite each other. */
    version: integer().notNull().default(1),
    /** Rises with each move and the cancellation: SEQUENCE of the calendar file. */
    sequence: integer().notNull().default(0),
    /** By the customer. */
    moves: integer().notNull().default(0),
    /** When this time was chosen: what was told of another one is told again. */
    chosenAt: time('chosen_at').notNull().defaultNow(),
    /** For which `sequence` the customer was reminded the day before, and two hours before. */
    dayReminderSequence: integer('day_told'),
    soonReminderSequence: integer('soon_told'),
    confirmedAt: time('confirmed_at'),
    isOverbooked: boolean('is_overbooked').notNull().default(false),
    overbookingReason: text('overbooking_reason'),
    overbookedBy: integer('overbooked_by'),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'set null' }),
    visitId: integer('visit_id').references(() => visits.id, { onDelete: 'set null' }),
    holdExpiresAt: time('hold_expires_at'),
    /** SHA-256 of the token of who holds it, in hex. */
    holder: text(),
    /** HMAC of the line that it is held from. */
    holdLine: text('hold_line'),
    /** SHA-256 of the token of the customer's link, in hex. */
    tokenHash: text('token_hash').unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    changedAt: time('changed_at').notNull().defaultNow(),
    cancelledAt: time('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'desk'] }),
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    index('bookings_of_branch').on(table.branchId, table.startsAt),
    index('bookings_taking').using('gist', sql`tstzrange(${table.startsAt}, ${table.freeAt})`).where(isTaking),
    index('bookings_in_work').on(table.branchId).where(sql`${table.state} = 'in_work'`),
    index('bookings_of_bay').on(table.bayId, table.startsAt),
    index('bookings_to_remind').on(table.startsAt).where(sql`${table.state} = 'booked'`),
    index('bookings_of_phone').on(table.phone, table.startsAt),
    index('bookings_of_user').on(table.userId, table.startsAt),
    index('bookings_of_car').on(table.carId),
    index('bookings_of_visit').on(table.visitId).where(sql`${table.visitId} is not null`),
    // The desk searches for any part of them.
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

/** Who would come on a full day, first come first told. */
export const bookingWaits = pgTable(
  'booking_waits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    branchId: branchId(),
    day: date({ mode: 'string' }).notNull(),
    /** Ids. */
    services: integer().array().notNull(),
    state: text({ enum: WAIT_STATES }).notNull().default('waiting'),
    /** Null once the customer is forgotten. */
    phone: text(),
    name: text(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    /** The hold that was made for them. */
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** SHA-256 of the token by which the line is left, in hex. */
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

/** Phones that book no more on line. */
export const bookingBlockedPhones = pgTable('booking_blocked_phones', {
  /** As platform/auth/phones.ts makes it. */
  phoneHash: text('phone_hash').primaryKey(),
  /** The last two digits, by which the staff tells blocks apart; they lead back to nobody. Null of what was blocked before they were kept. */
  phoneEnd: text('phone_end'),
  reason: text().notNull().default(''),
  blockedBy: integer('blocked_by'),
  blockedAt: time('blocked_at').notNull().defaultNow(),
});

/** The secret address of a branch's calendar. */
export const bookingFeeds = pgTable('booking_feeds', {
  branchId: integer('branch_id')
    .primaryKey()
    .references(() => branches.id),
  /** SHA-256, in hex. */
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: time('made_at').notNull().defaultNow(),
});
