import { and, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { smsCodes, smsMessages } from '../platform/db/schema/accounts';
import { messageHolds, messages } from '../platform/db/schema/messages';
import { type MessageKind, messageKinds, OWN_SECONDS, repeatedKinds, sharedKinds } from './kinds';

const LEFT_SECONDS = 45;

/** Adopts messages of the previous release, which may still run. Remove with the next release. */
export async function adoptEarlierMessages(db: Database): Promise<void> {
  await db.execute(sql`with moved as (
      delete from ${smsMessages} where id in (
        select id from ${smsMessages} where state not in ('queued', 'sending')
          or (state = 'queued' and next_try_at < now() - make_interval(secs => ${LEFT_SECONDS}))
          or (state = 'sending' and claimed_at < now() - make_interval(secs => ${2 * LEFT_SECONDS}))
        limit 500 for update skip locked)
      returning *)
    insert into ${messages} (channel, kind, code_id, phone_hash, sealed, state, attempts, next_try_at, expires_at, claimed_at, reason, created_at)
    select 'sms', case when code_id is null then 'phone_changed' else 'code' end, code_id, phone_hash, sealed, state, attempts,
      next_try_at, expires_at, claimed_at, reason, created_at from moved`);
}

export type MessageState = (typeof messages.$inferSelect)['state'];
export type FinalState = Exclude<MessageState, 'queued' | 'sending'>;
export type Channel = (typeof messages.$inferSelect)['channel'];
export type ClaimedMessage = { id: number; channel: Channel; kind: string; sealed: string | null; attempts: number };

/** Longer than any channel timeout: the claiming process was killed. */
const ABANDONED_SECONDS = 60;
const BATCH_SIZE = 5;
const RETENTION_DAYS = 7;

const isRepeated = inArray(messages.kind, repeatedKinds);

export type StoredMessage = {
  kind: MessageKind;
  sealed: string;
  /** Deduplication key. Messages without one are never deduplicated. */
  key?: string;
  codeId?: number;
  requestId?: number;
  phoneHash?: string;
  waitSeconds?: number;
};

/** Stores a message. Returns null if its key exists. */
export async function storeMessage(tx: Database, message: StoredMessage): Promise<number | null> {
  const [row] = await tx.insert(messages).values(rowOf(message)).onConflictDoNothing().returning({ id: messages.id });
  return row?.id ?? null;
}

export async function storeMessages(tx: Database, list: readonly StoredMessage[]): Promise<void> {
  if (list.length > 0) await tx.insert(messages).values(list.map(rowOf)).onConflictDoNothing();
}

function rowOf({ waitSeconds, ...message }: StoredMessage) {
  const { channel, lifetimeSeconds, own } = messageKinds[message.kind];
  const wait = waitSeconds ?? (own ? OWN_SECONDS : 0);
  return {
    ...message,
    channel,
    nextTryAt: sql`now() + make_interval(secs => ${wait})`,
    expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds + (waitSeconds ?? 0)})`,
  };
}

/** Deletes unsent messages by key prefix and returns their keys. */
export async function withdrawMessages(tx: Database, keyStart: string): Promise<string[]> {
  const rows = await tx
    .delete(messages)
    .where(and(eq(messages.state, 'queued'), sql`starts_with(${messages.key}, ${keyStart})`))
    .returning({ key: sql<string>`${messages.key}` });
  return rows.map(({ key }) => key);
}

/** Claims a message for sending. Returns null if another process has claimed it or it has expired. */
export async function claimMessage(db: Database, id: number): Promise<ClaimedMessage | null> {
  const [claimed] = await claim(db, eq(messages.id, id));
  return claimed ?? null;
}

const isToSend = and(eq(messages.state, 'queued'), gt(messages.expiresAt, sql`now()`));
const hold = sql`(select until from ${messageHolds} hold where hold.channel = ${messages}.channel)`;
const isHeld = sql`coalesce(${hold} > now(), false)`;

export const claimDueMessages = (db: Database, channel: Channel) =>
  claim(
    db,
    and(
      lte(messages.nextTryAt, sql`now()`),
      eq(messages.channel, channel),
      sql`not (${messages.kind} in ${sharedKinds} and ${isHeld})`,
    ),
  );

async function claim(db: Database, which: SQL | undefined): Promise<ClaimedMessage[]> {
  const { id, channel, kind, sealed, attempts } = messages;
  const due = db
    .select({ id })
    .from(messages)
    .where(and(isToSend, which))
    .orderBy(messages.nextTryAt, id)
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(messages)
    .set({ state: 'sending', attempts: sql`${attempts} + 1`, claimedAt: sql`now()` })
    .where(inArray(id, due))
    .returning({ id, channel, kind, sealed, attempts });
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Returns the seconds until the next retry, or null. */
export async function nextTryIn(db: Database, channels: readonly Channel[]): Promise<number | null> {
  const [row] = await db
    .select({
      seconds: sql<number | null>`extract(epoch from
        min(case when kind in ${sharedKinds} then greatest(next_try_at, ${hold}) else next_try_at end) - now())::float8`,
    })
    .from(messages)
    .where(and(isToSend, inArray(messages.channel, [...channels])));
  return row?.seconds ?? null;
}

export async function requeueMessage(
  db: Database,
  { id, waitSeconds, reason }: { id: number; waitSeconds: number; reason: string },
): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'queued', reason, nextTryAt: sql`now() + make_interval(secs => ${waitSeconds})` })
    .where(and(eq(messages.id, id), eq(messages.state, 'sending')));
}

/** Pauses a channel for all processes, so that its messages do not fail one by one. */
export async function holdChannel(db: Database, channel: Channel, seconds: number): Promise<void> {
  await db
    .insert(messageHolds)
    .values({ channel, until: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: messageHolds.channel,
      set: { until: sql`greatest(${messageHolds.until}, excluded.until)` },
    });
}

/** Ends a claimed message and invalidates an unsent code. */
export async function endMessage(
  db: Database,
  { id, state, reason }: { id: number; state: FinalState; reason?: string },
): Promise<void> {
  await db.execute(ended(state, reason ?? null, sql`id = ${id} and state = 'sending'`));
}

/** Ends expired messages and returns their ids. */
export async function failExpiredMessages(db: Database): Promise<number[]> {
  const expired = sql`state = 'queued' and expires_at <= now()`;
  const { rows } = await queryRows<{ id: number }>(db, { id: 'number' }, ended('dead', null, expired));
  return rows.map(({ id }) => id);
}

export async function replaceQueuedMessages(tx: Database, phone: string, flowHash: string): Promise<void> {
  const older = sql`code_id in (select id from ${smsCodes} where phone = ${phone} and flow_hash = ${flowHash})`;
  await tx.execute(ended('dead', 'A newer code was asked for', sql`state = 'queued' and ${older}`));
}

/** Retries repeatable kinds of killed processes. The others may have arrived, so their codes stay valid. */
export async function endAbandonedMessages(db: Database): Promise<number> {
  const reason = 'The process ended while it was sent';
  const abandoned = sql`state = 'sending' and claimed_at < now() - make_interval(secs => ${ABANDONED_SECONDS})`;
  const again = await db
    .update(messages)
    .set({ state: 'queued', nextTryAt: sql`now()`, reason })
    .where(and(abandoned, isRepeated))
    .returning({ id: messages.id });
  const over = await db.execute(ended('unknown', reason, abandoned));
  return again.length + over.rows.length;
}

/** Resends a failed message. False if unknown. */
export async function retryMessage(db: Database, id: number): Promise<boolean> {
  const now = sql`now()`;
  const again = await db
    .update(messages)
    .set({
      state: 'queued',
      attempts: 0,
      nextTryAt: now,
      expiresAt: sql`now() + (${messages.expiresAt} - ${messages.createdAt})`,
      createdAt: now,
    })
    .where(and(eq(messages.id, id), inArray(messages.state, ['dead', 'refused']), isNotNull(messages.sealed)))
    .returning({ id: messages.id });
  return again.length > 0;
}

function ended(state: FinalState, reason: string | null, which: SQL) {
  const isGivenUp = state === 'refused' || state === 'dead';
  const left = isGivenUp ? sql`case when kind in ${sharedKinds} then sealed end` : sql`null`;
  const end = sql`update ${messages} set state = ${state}, sealed = ${left}, reason = coalesce(${reason}, reason)
    where ${which} returning id, code_id`;
  if (!isGivenUp) return end;
  return sql`with ended as (${end}), forgotten as (
    delete from ${smsCodes} where id in (select code_id from ended)) select id from ended`;
}

/** Deletes messages that ended a week ago. */
export async function deleteOldMessages(db: Database): Promise<void> {
  const old = db
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
    .orderBy(messages.createdAt)
    .limit(500)
    .for('update', { skipLocked: true });
  await db.delete(messages).where(inArray(messages.id, old));
}
