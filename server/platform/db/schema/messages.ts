import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { requests } from './requests';

const CHANNELS = ['sms', 'telegram'] as const;

/**
 * The outbox: messages on their way to people, written in the transaction of what they tell. `queued` waits for its next try, `sending` is
 * in the hands of a process; all other states are final: `sent`, `refused` by the channel, `unknown` whether it was sent (no answer, or a
 * process that was killed, of a message that is not sent twice), `dead` when its time was over and nothing had gone out.
 */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** What it is: server/messages/kinds.ts says how each is brought. */
    kind: text().notNull(),
    /** The same fact has the same key and one message; null: it is told as often as it is asked for. */
    key: text().unique(),
    /** Null: it tells none. No reference: the code of a message that was never sent goes first. */
    codeId: integer('code_id'),
    /** The enquiry that it is about. */
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    /** The receiver's phone as platform/auth/phones.ts makes it; null where no phone is meant, and of erased persons. */
    phoneHash: text('phone_hash'),
    /** Receiver and text, encrypted with a key of the server; null once it was sent, or can never be. */
    sealed: text(),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused', 'unknown', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** From then on any process may take it. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Not sent later: whoever waits for it has given up. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    /** Why it was not sent, or not yet; names neither receiver nor text. */
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

/** Channels that take nothing for now: what waits for them, and what is stored meanwhile, waits until then. */
export const messageHolds = pgTable('message_holds', {
  channel: text({ enum: CHANNELS }).primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Chats that hear of an enquiry, each by a link that its customer opened. */
export const telegramFollowers = pgTable(
  'telegram_followers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** SHA-256 of the link's token, which is good once (server/messages/telegram/telegram.ts). */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since then it hears nothing: the chat has blocked the bot, or said stop. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('telegram_followers_once').on(table.requestId, table.chatId),
    index('telegram_followers_by_chat').on(table.chatId),
  ],
);
