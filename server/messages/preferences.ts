import { eq, type SQL, sql } from 'drizzle-orm';
import type { Wishes, WishesChange } from '#contract/cars';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, once } from '../platform/db/idempotency';
import { users } from '../platform/db/schema/accounts';
import { messageWishes } from '../platform/db/schema/carCare';
import { messages } from '../platform/db/schema/messages';
import { ApiFailure } from '../platform/http/errors';
import { refuseEditConflict } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { quietKinds } from './kinds';
import type { Store } from './outbox';
import { secondsOfQuiet } from './quietHours';

/** Whoever has wished for nothing is not woken at night once they do. */
export const QUIET = { quietFrom: 21, quietTo: 9 };

/** Answers a chat that has opened the link of an account. */
const FOLLOWED: Record<Language, string> = {
  ru: 'Готово: о сроках по автомобилю напомним здесь. Остановить: /stop',
  uz: 'Tayyor: avtomobil muddatlarini shu yerda eslatamiz. Toʻxtatish: /stop',
};

type StoredWishes = Omit<Wishes, 'connect'>;

/** Nobody is reminded who has not asked for it. `language`: what the customer reads now. */
export async function readWishes(db: Database, userId: number, language: Language): Promise<StoredWishes> {
  const [row] = await db.select().from(messageWishes).where(eq(messageWishes.userId, userId));
  const wishes = row ?? { ...QUIET, channel: 'off' as const, language, chatId: null };
  return {
    channel: wishes.channel,
    language: wishes.language,
    quiet_from: wishes.quietFrom,
    quiet_to: wishes.quietTo,
    has_chat: wishes.chatId !== null,
  };
}

/**
 * Changes what is given. What waits to be sent is not, once the customer wants nothing.
 * @param reads the language of a customer who has not chosen one
 * @throws ApiFailure 409 for a chat that is not there, and for a change that is based on older values
 */
export function changeWishes(
  db: Database,
  userId: number,
  { expected, ...change }: WishesChange,
  reads: Language,
): Promise<StoredWishes> {
  return db.transaction(async (tx) => {
    const isOwn = eq(messageWishes.userId, userId);
    await tx
      .insert(messageWishes)
      .values({ userId, ...QUIET, channel: 'off', language: change.language ?? reads })
      .onConflictDoNothing();
    await tx.select().from(messageWishes).where(isOwn).for('update');
    const { has_chat: hasChat, ...stored } = await readWishes(tx, userId, reads);
    refuseEditConflict({ stored, change, expected }, stored);
    const { channel, language, quiet_from: quietFrom, quiet_to: quietTo } = { ...stored, ...change };
    if (channel === 'telegram' && !hasChat) throw new ApiFailure(409, 'chat_missing');
    await tx.update(messageWishes).set({ channel, language, quietFrom, quietTo, lookedOn: null }).where(isOwn);
    if (channel === 'off') await dropReminders(tx, sql`split_part(key, ':', 2) = ${String(userId)}`);
    return readWishes(tx, userId, language);
  });
}

/** Of two accounts that become one: what the remaining one wishes counts. */
export async function moveWishes(tx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`update ${messageWishes} set user_id = ${to}
    where user_id = ${from} and not exists (select from ${messageWishes} where user_id = ${to})`);
  await tx.delete(messageWishes).where(eq(messageWishes.userId, from));
}

/** Messages of the outbox that respect notification preferences: the second part of `key` is the customer. */
const dropReminders = (tx: Database, which: SQL) =>
  tx.execute(sql`update ${messages} set state = 'dead', sealed = null, reason = 'The customer wants nothing any more'
    where kind in ${quietKinds} and state = 'queued' and ${which}`);

/** Seconds until the customer whom the message reminds may be woken, as they wish it by now; 0: now. */
export async function quietSecondsOf(db: Database, message: number): Promise<number> {
  const [wish] = await db
    .select({ from: messageWishes.quietFrom, to: messageWishes.quietTo })
    .from(messageWishes)
    .innerJoin(messages, sql`split_part(${messages.key}, ':', 2) = ${messageWishes.userId}::text`)
    .where(eq(messages.id, message));
  return wish ? secondsOfQuiet(Date.now(), wish.from, wish.to) : 0;
}

type Follow = { userId: number; hash: string; chat: number; language: Language };

/** The chat that has opened the link of an account hears of its cars. The link is good once, for one chat. False: it is not any more. */
export async function followAccount(
  db: Database,
  { userId, hash, chat, language }: Follow,
  { store, codeSecret }: { store: Store; codeSecret: string },
): Promise<boolean> {
  const follow = async (tx: Database) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!account) return { isFollowed: false };
    const set = { channel: 'telegram' as const, chatId: chat, lookedOn: null };
    const [row] = await tx
      .insert(messageWishes)
      .values({ userId, language, ...QUIET, ...set })
      .onConflictDoUpdate({ target: messageWishes.userId, set })
      .returning({ language: messageWishes.language });
    await store(tx, {
      kind: 'account_followed',
      key: `followed:${hash}`,
      phoneHash: hashOfPhone(account.phone, codeSecret),
      message: { chat, text: FOLLOWED[row?.language ?? language] },
    });
    return { isFollowed: true };
  };
  try {
    return (await once(db, { scope: chatScope(userId), key: hash, payload: { chat } }, follow)).isFollowed;
  } catch (error) {
    if (error instanceof IdempotencyConflict) return false;
    throw error;
  }
}

/** Of the keys by which links of an account are good once. */
export const chatScope = (userId: number): string => `chat:${userId}`;

/** The chat is reminded of nothing any more. */
export async function endRemindersTo(db: Database, chat: number): Promise<void> {
  const ended = await db
    .update(messageWishes)
    .set({
      channel: sql`case when ${messageWishes.channel} = 'telegram' then 'off' else ${messageWishes.channel} end`,
      chatId: null,
    })
    .where(eq(messageWishes.chatId, chat))
    .returning({ id: messageWishes.userId });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => String(id));
  await dropReminders(db, sql`channel = 'telegram' and split_part(key, ':', 2) in ${ids}`);
}
