import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { carModels } from './catalog';

export const gender = pgEnum('gender', ['M', 'F']);

/** A customer whom the workshop entered has no password yet, and perhaps neither birthdate nor gender. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** It reads `+998XXXXXXXXX`; the wire calls it `username`. */
    phone: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Both names' words, folded (contract/rules/fold.ts), by which the desk searches; null where an earlier release stored them. */
    nameFolded: text('name_folded'),
    birthdate: date({ mode: 'string' }),
    gender: gender(),
    /** It is argon2id, written as a PHC string. */
    passwordHash: text('password_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    // The desk searches for any part of them.
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

/** Numbers that a customer had before: what was sent under one until then is theirs, and goes with the account. */
export const formerPhones = pgTable(
  'former_phones',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    /** Whoever has the number afterwards is somebody else. */
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
    /** It is the state plate, which the wire calls `number`. */
    plate: text().notNull(),
    /** Kilometres. */
    mileage: integer().notNull(),
    /** When the customer wrote the mileage down. */
    mileageAt: timestamp('mileage_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the customer removed it. It stays out of the garage until the same customer adds it again, by its VIN or its plate. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('cars_by_user').on(table.userId, table.id),
    index('cars_by_plate').using('gin', table.plate.op('gin_trgm_ops')),
  ],
);

/** Codes sent by SMS: they live 5 minutes, are good once and for 5 tries of a side; their rows also count what was sent. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    /** HMAC-SHA-256 with the server's secret: six digits alone could be guessed back from a plain hash. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the flow that asked for it; null: asked for at an older release of the server. */
    flowHash: text('flow_hash'),
    /** Whether callers without its flow may try it: not where a browser that keeps cookies asked for it. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Asked for on a device that has signed in to the phone's account: it has limits of its own. */
    isKnownDevice: boolean('is_known_device').notNull().default(false),
    /** The network that asked, `203.0.113.0/24`; null in rows of an older release. */
    network: text(),
    /** The phone had an account. */
    isCustomer: boolean('is_customer').notNull().default(false),
    /** By its own flow, and by all others. */
    tries: integer().notNull().default(0),
    otherTries: integer('other_tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sms_codes_by_phone').on(table.phone, table.sentAt), index('sms_codes_by_time').on(table.sentAt)],
);

/**
 * Messages of the release before, which may run beside this one: those of this one are in `messages`, whose states they have. The table
 * goes with the release after (messages/stored.ts).
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: it tells none. No reference: the code of a message that was never sent goes first. */
    codeId: integer('code_id'),
    /** The receiver's phone as platform/auth/phones.ts makes it; null in rows of an older release and of erased persons. */
    phoneHash: text('phone_hash'),
    /** Phone and text, encrypted with a key of the server; null in a final state. */
    sealed: text(),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused', 'unknown', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** From then on any process may take it; the one that stored it does so at once. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Not sent later: whoever waits for it has given up. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Why it was not sent, or not yet; names neither phone nor text. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sms_messages_by_state').on(table.state, table.nextTryAt),
    index('sms_messages_by_code').on(table.codeId),
    index('sms_messages_by_time').on(table.createdAt),
  ],
);

/** Tasks that were solved and used (accounts/challenge.ts); they are forgotten when no solution of theirs would be taken any more. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text().primaryKey(),
  spentAt: timestamp('spent_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the log has said of a day's budget. */
export const smsAlerts = pgTable(
  'sms_alerts',
  { day: date({ mode: 'string' }).notNull(), percent: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.percent] })],
);

/** Proof that the caller owns a phone: made by a right code, good for 10 minutes and once. */
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

/** Wrong passwords in a row of a phone, registered or not: each doubles the wait. */
export const loginBackoffs = pgTable(
  'login_backoffs',
  {
    /** The phone; with a mark behind it for the devices that have signed in to its account, which wait for their own tries only. */
    phone: text().primaryKey(),
    failures: integer().notNull().default(0),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_backoffs_by_time').on(table.blockedUntil)],
);

/** What happened to an account, for whoever has to find out later. Neither phone nor address stands here as such. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** It is a SecurityEventKind. */
    kind: text().notNull(),
    /** No reference: the events of a deleted account stay until they are too old. */
    userId: integer('user_id'),
    /** HMAC-SHA-256 with a key of the server; null where the phone was not known. */
    phoneHash: text('phone_hash'),
    requestId: text('request_id').notNull(),
    /** The visitor's network, `203.0.113.0/24` or `2001:db8:1::/48`; null where the operator did it by a command. */
    network: text(),
  },
  (table) => [
    index('security_events_by_time').on(table.at),
    index('security_events_by_user').on(table.userId, table.at),
    index('security_events_by_phone').on(table.phoneHash, table.at),
  ],
);

/** Wrong passwords of a phone, known or not, since the last right one; unlike the waits they are not forgotten within a day. */
export const passwordFailures = pgTable(
  'password_failures',
  {
    phone: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('password_failures_by_time').on(table.lastAt)],
);

/** One sign-in on one device, through all rotations of its refresh token. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** When a token of it was last exchanged. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** The browser and system of the sign-in, as the User-Agent named them. */
    browser: text(),
    system: text(),
  },
  (table) => [index('refresh_families_by_user').on(table.userId)],
);

/** A refresh token; only its hash is stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    familyId: integer('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    /** The token it was issued for; null for the first of a family. */
    predecessorId: integer('predecessor_id'),
    /** SHA-256, hex: the token itself has 256 random bits, so a slow hash would protect nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** It names its family under the server's seal, so that its row may go while a copy of it may still turn up. */
    sealed: boolean().notNull().default(false),
    /** When it, or the access token issued with it, was first used: from then on its predecessor is dead. */
    firstUsedAt: timestamp('first_used_at', { withTimezone: true }),
  },
  (table) => [
    index('refresh_tokens_by_predecessor').on(table.predecessorId),
    index('refresh_tokens_by_family').on(table.familyId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);
