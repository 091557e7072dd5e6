import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
