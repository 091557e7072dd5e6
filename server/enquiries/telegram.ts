import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../messages/outbox';
import { endRemindersTo, followAccount } from '../messages/preferences';
import { readStartToken, type Start, UPDATES_PATH } from '../messages/telegram/telegram';

import type { Database } from '../platform/db/database';
import { enquiries } from '../platform/db/schema/enquiries';
import { messages, telegramFollowers } from '../platform/db/schema/messages';
import { ApiFailure } from '../platform/http/errors';
import type { Language } from '../platform/language';
import { botTexts, statusText } from './texts';

type EnquiryStart = { enquiryId: number; hash: string; chat: number };

/** Subscribes a chat to the status of an enquiry. Returns false if another chat has used the link. */
export function followEnquiry(db: Database, { enquiryId, hash, chat }: EnquiryStart, store: Store): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId)).for('update');
    if (!enquiry || enquiry.phone === '') return false;
    const text = statusText(enquiry.language, enquiry.reference, enquiry.status);
    const stored = await store(tx, {
      kind: 'enquiry_followed',
      key: `followed:${hash}`,
      enquiryId,
      message: { chat, text },
    });
    if (stored === null) {
      const [used] = await tx.select().from(telegramFollowers).where(eq(telegramFollowers.tokenHash, hash));
      return used?.chatId === chat && used.endedAt === null;
    }
    await tx
      .insert(telegramFollowers)
      .values({ enquiryId, chatId: chat, tokenHash: hash })
      .onConflictDoUpdate({
        target: [telegramFollowers.enquiryId, telegramFollowers.chatId],
        set: { tokenHash: hash, endedAt: null },
      });
    return true;
  });
}

/** Ends all subscriptions and reminders of a chat and cancels its queued messages. */
export async function unfollowChat(db: Database, chat: number): Promise<void> {
  await endRemindersTo(db, chat);
  const ended = await db
    .update(telegramFollowers)
    .set({ endedAt: sql`now()` })
    .where(and(eq(telegramFollowers.chatId, chat), isNull(telegramFollowers.endedAt)))
    .returning({ id: telegramFollowers.id });
  const followers = ended.map(({ id }) => String(id));
  if (followers.length === 0) return;
  await db.execute(sql`update ${messages} set state = 'dead', sealed = null, reason = 'The chat wants nothing any more'
    where state = 'queued' and (kind in ('enquiry_status', 'visit_estimate_telegram', 'visit_closed_telegram') and split_part(key, ':', 2) in ${followers}
      or kind = 'visit_ready_telegram' and split_part(key, ':', 5) in ${followers})`);
}

type Update = {
  message?: {
    text?: string;
    chat?: { id?: number; type?: string };
    from?: { language_code?: string };
  };
  my_chat_member?: { chat?: { id?: number }; new_chat_member?: { status?: string } };
};

const GONE = new Set(['kicked', 'left']);

/**
 * Telegram webhook. Idempotent, because Telegram repeats an update until it receives a 200. Commands are answered in
 * the webhook reply, so that they cannot fill the message queue.
 */
export async function telegramUpdates(app: FastifyInstance): Promise<void> {
  const { telegram, db, messages } = app;
  if (!telegram) return;
  const secret = Buffer.from(telegram.webhookSecret);
  const { code: codeSecret } = app.config.secrets;

  const begin = ({ to, id, hash }: Start & { hash: string }, chat: number, language: Language) =>
    to === 'enquiry'
      ? followEnquiry(db, { enquiryId: id, hash, chat }, messages.store)
      : followAccount(db, { userId: id, hash, chat, language }, { store: messages.store, codeSecret });

  const follow = async (chat: number, token: string, language: Language): Promise<'followed' | 'spent'> => {
    const read = readStartToken(token, codeSecret);
    const isFollowed = read !== null && (await begin(read, chat, language));
    if (isFollowed) messages.wake();
    return isFollowed ? 'followed' : 'spent';
  };

  const answerTo = async ({ text, chat, from }: NonNullable<Update['message']>) => {
    if (typeof text !== 'string' || chat?.type !== 'private' || typeof chat.id !== 'number') return {};
    const language: Language = from?.language_code === 'uz' ? 'uz' : 'ru';
    const say = (words: string) => ({ method: 'sendMessage', chat_id: chat.id, text: words });
    const [, command, token] = /^\/(\w+)(?:@\w+)?(?:\s+(\S+))?/.exec(text) ?? [];
    if (command === 'start' && token !== undefined) {
      return (await follow(chat.id, token, language)) === 'followed' ? {} : say(botTexts[language].usedLink);
    }
    if (command === 'stop') {
      await unfollowChat(db, chat.id);
      return say(botTexts[language].stopped);
    }
    return say(botTexts[language].help);
  };

  app.post<{ Body: Update | null }>(UPDATES_PATH, { config: { quiet: true } }, async (request, reply) => {
    const receivedSecret = Buffer.from(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''));
    if (receivedSecret.length !== secret.length || !timingSafeEqual(receivedSecret, secret))
      throw new ApiFailure(404, 'not_found');
    reply.header('cache-control', 'no-store');
    const { message, my_chat_member: member } = request.body ?? {};
    const chatId = member?.chat?.id;
    if (typeof chatId === 'number' && GONE.has(member?.new_chat_member?.status ?? '')) await unfollowChat(db, chatId);
    return message ? answerTo(message) : {};
  });
}
