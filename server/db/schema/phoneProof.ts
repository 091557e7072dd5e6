import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes sent by SMS: they live 5 minutes, are good once and for 5 tries; their rows also count what was sent. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    /** HMAC-SHA-256 with the server's secret: six digits alone could be guessed back from a plain hash. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sms_codes_by_phone').on(table.phone, table.sentAt), index('sms_codes_by_time').on(table.sentAt)],
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

/** Wrong passwords in a row of a phone, known or not: each doubles the wait. */
export const loginBackoffs = pgTable(
  'login_backoffs',
  {
    phone: text().primaryKey(),
    failures: integer().notNull().default(0),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_backoffs_by_time').on(table.blockedUntil)],
);
