import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
