import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { requests } from './requests';

const CHANNELS = ['sms', 'telegram'] as const;

/**
 * Outbox of messages, written in the transaction of their cause.
 * `queued` waits for its next attempt, `sending` is claimed by a process. The others are final:
 * `sent`; `refused` by the channel; `unknown` without a reply, for messages that must not be sent twice; `dead` if
 * expired unsent.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** Message kind, see server/messages/kinds.ts. */
    kind: text().notNull(),
    /** Deduplication key. Messages without one are never deduplicated. */
    key: text().unique(),
    /** Null for other messages. No foreign key: codes are deleted first. */
    codeId: integer('code_id'),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    /** Keyed hash (platform/auth/phones.ts). Null without a phone and after erasure. */
    phoneHash: text('phone_hash'),
    /** Encrypted receiver and text. Null in a final state. */
    sealed: text(),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused', 'unknown', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Any process may claim it from then on. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Not sent later, because the receiver has given up. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Failure reason without receiver and text. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_by_state').on(table.state, table.nextTryAt),
    index('messages_by_code').on(table.codeId),
    index('messages_by_request').on(table.requestId),
    index('messages_by_time').on(table.createdAt),
  ],
);

/** Paused channels: their messages wait until then. */
export const messageHolds = pgTable('message_holds', {
  channel: text({ enum: CHANNELS }).primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Chats that follow an enquiry, each by a link that its customer opened. */
export const telegramFollowers = pgTable(
  'telegram_followers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the single-use link token (server/messages/telegram/telegram.ts). */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The chat has blocked the bot or unsubscribed. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('telegram_followers_once').on(table.requestId, table.chatId),
    index('telegram_followers_by_chat').on(table.chatId),
  ],
);
