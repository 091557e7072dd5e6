import { eq, type SQL, sql } from 'drizzle-orm';
import type { NotificationPreferences, NotificationPreferencesChange } from '#contract/care';
import { hashOfPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { IdempotencyConflict, idempotent } from '../platform/db/idempotency';
import { users } from '../platform/db/schema/accounts';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { messages } from '../platform/db/schema/messages';
import { ApiFailure } from '../platform/http/errors';
import { refuseEditConflict } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { quietKinds } from './kinds';
import type { Store } from './outbox';
import { secondsUntilQuietEnds } from './quietHours';

export const DEFAULT_QUIET_HOURS = { quietFrom: 21, quietTo: 9 };

const FOLLOWED: Record<Language, string> = {
  ru: 'Готово: о сроках по автомобилю напомним здесь. Остановить: /stop',
  uz: 'Tayyor: avtomobil muddatlarini shu yerda eslatamiz. Toʻxtatish: /stop',
};

type StoredPreferences = Omit<NotificationPreferences, 'connect'>;

/** Returns notification preferences. By default reminders are off. */
export async function readNotificationPreferences(
  db: Database,
  userId: number,
  language: Language,
): Promise<StoredPreferences> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const preferences = row ?? { ...DEFAULT_QUIET_HOURS, channel: 'off' as const, language, chatId: null };
  return {
    channel: preferences.channel,
    language: preferences.language,
    quiet_from: preferences.quietFrom,
    quiet_to: preferences.quietTo,
    has_chat: preferences.chatId !== null,
  };
}

/**
 * Changes notification preferences. Channel `off` cancels queued reminders.
 * @throws ApiFailure 409 for Telegram without a connected chat, or for outdated expected values
 */
export function changeNotificationPreferences(
  db: Database,
  userId: number,
  { expected, ...change }: NotificationPreferencesChange,
  requestLanguage: Language,
): Promise<StoredPreferences> {
  return db.transaction(async (tx) => {
    const isOwn = eq(notificationPreferences.userId, userId);
    await tx
      .insert(notificationPreferences)
      .values({ userId, ...DEFAULT_QUIET_HOURS, channel: 'off', language: change.language ?? requestLanguage })
      .onConflictDoNothing();
    await tx.select().from(notificationPreferences).where(isOwn).for('update');
    const { has_chat: hasChat, ...stored } = await readNotificationPreferences(tx, userId, requestLanguage);
    refuseEditConflict({ stored, change, expected }, stored);
    const { channel, language, quiet_from: quietFrom, quiet_to: quietTo } = { ...stored, ...change };
    if (channel === 'telegram' && !hasChat) throw new ApiFailure(409, 'chat_missing');
    await tx
      .update(notificationPreferences)
      .set({ channel, language, quietFrom, quietTo, checkedOn: null })
      .where(isOwn);
    if (channel === 'off') await dropReminders(tx, sql`split_part(key, ':', 2) = ${String(userId)}`);
    return readNotificationPreferences(tx, userId, language);
  });
}

/** Moves preferences when accounts are merged. Existing preferences of `to` win. */
export async function moveNotificationPreferences(
  tx: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.execute(sql`update ${notificationPreferences} set user_id = ${to}
    where user_id = ${from} and not exists (select from ${notificationPreferences} where user_id = ${to})`);
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, from));
}

const dropReminders = (tx: Database, which: SQL) =>
  tx.execute(sql`update ${messages} set state = 'dead', sealed = null, reason = 'The customer wants nothing any more'
    where kind in ${quietKinds} and state = 'queued' and ${which}`);

/** Returns the seconds until the quiet hours of the message's customer end, 0 outside quiet hours. */
export async function quietSecondsOf(db: Database, message: number): Promise<number> {
  const [preferences] = await db
    .select({ from: notificationPreferences.quietFrom, to: notificationPreferences.quietTo })
    .from(notificationPreferences)
    .innerJoin(messages, sql`split_part(${messages.key}, ':', 2) = ${notificationPreferences.userId}::text`)
    .where(eq(messages.id, message));
  return preferences ? secondsUntilQuietEnds(Date.now(), preferences.from, preferences.to) : 0;
}

type Follow = { userId: number; hash: string; chat: number; language: Language };

/**
 * Connects a Telegram chat to the account's reminders. Returns false if another chat has used the link or the account
 * is deleted.
 */
export async function followAccount(
  db: Database,
  { userId, hash, chat, language }: Follow,
  { store, codeSecret }: { store: Store; codeSecret: string },
): Promise<boolean> {
  const follow = async (tx: Database) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!account) return { isFollowed: false };
    const set = { channel: 'telegram' as const, chatId: chat, checkedOn: null };
    const [row] = await tx
      .insert(notificationPreferences)
      .values({ userId, language, ...DEFAULT_QUIET_HOURS, ...set })
      .onConflictDoUpdate({ target: notificationPreferences.userId, set })
      .returning({ language: notificationPreferences.language });
    await store(tx, {
      kind: 'account_followed',
      key: `followed:${hash}`,
      phoneHash: hashOfPhone(account.phone, codeSecret),
      message: { chat, text: FOLLOWED[row?.language ?? language] },
    });
    return { isFollowed: true };
  };
  try {
    return (await idempotent(db, { scope: chatScope(userId), key: hash, payload: { chat } }, follow)).isFollowed;
  } catch (error) {
    if (error instanceof IdempotencyConflict) return false;
    throw error;
  }
}

export const chatScope = (userId: number): string => `chat:${userId}`;

/** Disconnects a Telegram chat from reminders and cancels its queued reminders. */
export async function endRemindersTo(db: Database, chat: number): Promise<void> {
  const ended = await db
    .update(notificationPreferences)
    .set({
      channel: sql`case when ${notificationPreferences.channel} = 'telegram' then 'off' else ${notificationPreferences.channel} end`,
      chatId: null,
    })
    .where(eq(notificationPreferences.chatId, chat))
    .returning({ id: notificationPreferences.userId });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => String(id));
  await dropReminders(db, sql`channel = 'telegram' and split_part(key, ':', 2) in ${ids}`);
}
