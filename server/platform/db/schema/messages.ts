import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bookings } from './booking';
import { hidden, localized } from './columns';
import { enquiries } from './enquiries';
import { visits } from './visits';

const CHANNELS = ['sms', 'telegram'] as const;

/**
 * Transactional outbox. In state `sending` a process has claimed the message. Final states: `sent`; `refused` by the
 * channel; `unknown`: no reply, and the message must not be sent twice; `dead`: expired.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: CHANNELS }).notNull(),
    kind: text().notNull(),
    /** Deduplication key. Messages without one are never deduplicated. */
    key: text().unique(),
    codeId: integer('code_id'),
    enquiryId: integer('request_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    visitId: integer('visit_id').references(() => visits.id, { onDelete: 'set null' }),
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
    index('messages_by_state').on(table.state, table.nextTryAt),
    index('messages_by_code').on(table.codeId),
    index('messages_by_request').on(table.enquiryId),
    index('messages_by_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index('messages_by_visit').on(table.visitId).where(sql`${table.visitId} is not null`),
    index('messages_by_phone').on(table.phoneHash, table.createdAt),
    index('messages_sealed').on(table.createdAt).where(sql`${table.sealed} is not null`),
    index('messages_by_time').on(table.createdAt),
  ],
);

/** Content. Texts have placeholders of MESSAGE_PLACEHOLDERS. */
export const messageTemplates = pgTable('message_templates', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  hidden: hidden(),
  name: localized('name'),
  text: localized('text'),
  position: integer().notNull().default(0),
});

export const messageHolds = pgTable('message_holds', {
  channel: text({ enum: CHANNELS }).primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

export const telegramFollowers = pgTable(
  'telegram_followers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: integer('request_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('telegram_followers_once').on(table.enquiryId, table.chatId),
    index('telegram_followers_by_chat').on(table.chatId),
  ],
);
