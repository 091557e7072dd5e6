import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { carModels } from './catalog';

export const gender = pgEnum('gender', ['M', 'F']);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Name folded for search (contract/rules/fold.ts). Null in rows of older releases. */
    nameFolded: text('name_folded'),
    birthdate: date({ mode: 'string' }),
    gender: gender(),
    passwordHash: text('password_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_found_by').using(
      'gin',
      table.phone.op('gin_trgm_ops'),
      table.firstName.op('gin_trgm_ops'),
      table.lastName.op('gin_trgm_ops'),
    ),
    index('users_named').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('users_unfolded').on(table.id).where(sql`${table.nameFolded} is null`),
  ],
);

/** Former phone numbers. Enquiries sent with such a number before `until` belong to this customer. */
export const formerPhones = pgTable(
  'former_phones',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.phone, table.until] }),
    index('former_phones_by_phone').on(table.phone),
    index('former_phones_found_by').using('gin', table.phone.op('gin_trgm_ops')),
  ],
);

export const cars = pgTable(
  'cars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => carModels.id),
    vin: text().notNull(),
    year: integer().notNull(),
    plate: text().notNull(),
    mileage: integer().notNull(),
    mileageAt: timestamp('mileage_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** A removed car is hidden until the same customer adds it again by VIN or plate. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('cars_by_user').on(table.userId, table.id),
    index('cars_by_plate').using('gin', table.plate.op('gin_trgm_ops')),
    index('cars_by_vin').using('gin', table.vin.op('gin_trgm_ops')),
  ],
);

/**
 * SMS codes, valid once, for 5 minutes, with 5 attempts by the requesting browser and 5 by others. The rows also count
 * sent SMS.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    /** HMAC-SHA-256: a plain hash of six digits could be reversed. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the cookie of the requesting browser. Null in rows of older releases. */
    flowHash: text('flow_hash'),
    /** False if a browser with cookies requested the code. Then only this browser may enter it. */
    isOpen: boolean('is_open').notNull().default(true),
    isKnownDevice: boolean('is_known_device').notNull().default(false),
    network: text(),
    isCustomer: boolean('is_customer').notNull().default(false),
    tries: integer().notNull().default(0),
    otherTries: integer('other_tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sms_codes_by_phone').on(table.phone, table.sentAt), index('sms_codes_by_time').on(table.sentAt)],
);

/**
 * Used only by the previous release during a rolling update. Drop the table in the next release (messages/stored.ts).
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key, because codes are deleted before messages. */
    codeId: integer('code_id'),
    phoneHash: text('phone_hash'),
    sealed: text(),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused', 'unknown', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sms_messages_by_state').on(table.state, table.nextTryAt),
    index('sms_messages_by_code').on(table.codeId),
    index('sms_messages_by_time').on(table.createdAt),
  ],
);

export const usedChallenges = pgTable('spent_challenges', {
  nonce: text().primaryKey(),
  usedAt: timestamp('spent_at', { withTimezone: true }).notNull().defaultNow(),
});

export const smsAlerts = pgTable(
  'sms_alerts',
  { day: date({ mode: 'string' }).notNull(), percent: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.percent] })],
);

export const phoneGrants = pgTable(
  'phone_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('phone_grants_by_phone').on(table.phone), index('phone_grants_by_expiry').on(table.expiresAt)],
);

export const loginBackoffs = pgTable(
  'login_backoffs',
  {
    phone: text().primaryKey(),
    failures: integer().notNull().default(0),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_backoffs_by_time').on(table.blockedUntil)],
);

export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().notNull(),
    /** No foreign key, because events outlive the account. */
    userId: integer('user_id'),
    phoneHash: text('phone_hash'),
    requestId: text('request_id').notNull(),
    /** Client network, such as `203.0.113.0/24`. Null for operator commands. */
    network: text(),
  },
  (table) => [
    index('security_events_by_time').on(table.at),
    index('security_events_by_user').on(table.userId, table.at),
    index('security_events_by_phone').on(table.phoneHash, table.at),
  ],
);

/** Consecutive wrong passwords, which unlike `loginBackoffs` do not expire after a day. */
export const passwordFailures = pgTable(
  'password_failures',
  {
    phone: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('password_failures_by_time').on(table.lastAt)],
);

export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    browser: text(),
    system: text(),
  },
  (table) => [index('refresh_families_by_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    familyId: integer('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    predecessorId: integer('predecessor_id'),
    /** SHA-256. A slow hash would add nothing for a token of 256 random bits. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** True if the token contains its encrypted family, so that reuse is detected even if the row was deleted. */
    sealed: boolean().notNull().default(false),
    /** First use of this token or its access token, which invalidates the predecessor. */
    firstUsedAt: timestamp('first_used_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_by_predecessor').on(table.predecessorId),
    index('refresh_tokens_by_family').on(table.familyId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);
