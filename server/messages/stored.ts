import { and, eq, gt, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { MESSAGE_LOG_DAYS } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { smsCodes, smsMessages } from '../platform/db/schema/accounts';
import { messageHolds, messages } from '../platform/db/schema/messages';
import { backgroundKinds, type MessageKind, messageKinds, retriableKinds, TAKEOVER_SECONDS } from './kinds';

const OVERDUE_SECONDS = 45;

/** Moves messages of the previous release, which may run during a rolling restart. Remove with the next release. */
export async function adoptEarlierMessages(db: Database): Promise<void> {
  await db.execute(sql`with moved as (
      delete from ${smsMessages} where id in (
        select id from ${smsMessages} where state not in ('queued', 'sending')
          or (state = 'queued' and next_try_at < now() - make_interval(secs => ${OVERDUE_SECONDS}))
          or (state = 'sending' and claimed_at < now() - make_interval(secs => ${2 * OVERDUE_SECONDS}))
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

/** Longer than any gateway timeout, so a process that has not finished by then must have been killed. */
const ABANDONED_SECONDS = 60;
const BATCH_SIZE = 5;
/** Failed messages can be sent again for so long. Then their text is deleted. */
export const RETRY_DAYS = 7;

const isRepeated = inArray(messages.kind, retriableKinds);

export type StoredMessage = {
  kind: MessageKind;
  sealed: string;
  key?: string;
  codeId?: number;
  enquiryId?: number;
  bookingId?: number;
  visitId?: number;
  phoneHash?: string;
  waitSeconds?: number;
};

/** Stores a message. Returns null if the deduplication key exists. */
export async function storeMessage(tx: Database, message: StoredMessage): Promise<number | null> {
  const [row] = await tx.insert(messages).values(rowOf(message)).onConflictDoNothing().returning({ id: messages.id });
  return row?.id ?? null;
}

/** Stores encrypted messages. Messages whose deduplication key exists are skipped. */
export async function storeMessages(tx: Database, list: readonly StoredMessage[]): Promise<void> {
  if (list.length > 0) await tx.insert(messages).values(list.map(rowOf)).onConflictDoNothing();
}

function rowOf({ waitSeconds, ...message }: StoredMessage) {
  const { channel, lifetimeSeconds, own } = messageKinds[message.kind];
  const wait = waitSeconds ?? (own ? TAKEOVER_SECONDS : 0);
  return {
    ...message,
    channel,
    nextTryAt: sql`now() + make_interval(secs => ${wait})`,
    expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds + (waitSeconds ?? 0)})`,
  };
}

/** Deletes queued messages whose key starts with `keyStart`, and returns their keys. */
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

/** Claims due messages of a channel for sending, so that no other process sends them. */
export const claimDueMessages = (db: Database, channel: Channel) =>
  claim(
    db,
    and(
      lte(messages.nextTryAt, sql`now()`),
      eq(messages.channel, channel),
      sql`not (${messages.kind} in ${backgroundKinds} and ${isHeld})`,
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

/** Returns the seconds until the next message of these channels is due, or null if none is queued. */
export async function secondsUntilNextDue(db: Database, channels: readonly Channel[]): Promise<number | null> {
  const [row] = await db
    .select({
      seconds: sql<number | null>`extract(epoch from
        min(case when kind in ${backgroundKinds} then greatest(next_try_at, ${hold}) else next_try_at end) - now())::float8`,
    })
    .from(messages)
    .where(and(isToSend, inArray(messages.channel, [...channels])));
  return row?.seconds ?? null;
}

/** Puts a claimed message back into the queue, to be sent again after `waitSeconds`. */
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

/** Sets the final state of a claimed message. Deletes an SMS code that was not sent. */
export async function endMessage(
  db: Database,
  { id, state, reason }: { id: number; state: FinalState; reason?: string },
): Promise<void> {
  await db.execute(ended(state, reason ?? null, sql`id = ${id} and state = 'sending'`));
}

/** Marks queued messages past their expiry as dead and returns their ids. */
export async function failExpiredMessages(db: Database): Promise<number[]> {
  const expired = sql`state = 'queued' and expires_at <= now()`;
  const { rows } = await queryRows<{ id: number }>(db, { id: 'number' }, ended('dead', null, expired));
  return rows.map(({ id }) => id);
}

/** Cancels queued codes of the same phone and sign-in flow, so that only the newest code is sent. */
export async function replaceQueuedMessages(tx: Database, phone: string, flowHash: string): Promise<void> {
  const older = sql`code_id in (select id from ${smsCodes} where phone = ${phone} and flow_hash = ${flowHash})`;
  await tx.execute(ended('dead', 'A newer code was asked for', sql`state = 'queued' and ${older}`));
}

/**
 * Requeues messages of killed processes if their kind allows duplicates. Other messages may have arrived: they become
 * `unknown`, and their codes stay valid.
 */
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

/** Queues a failed message again with its original lifetime. False if it is not failed or its text was erased. */
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
  const left = isGivenUp ? sql`case when kind in ${backgroundKinds} then sealed end` : sql`null`;
  const end = sql`update ${messages} set state = ${state}, sealed = ${left}, reason = coalesce(${reason}, reason)
    where ${which} returning id, code_id`;
  if (!isGivenUp) return end;
  return sql`with ended as (${end}), forgotten as (
    delete from ${smsCodes} where id in (select code_id from ended)) select id from ended`;
}

/**
 * Deletes messages older than `MESSAGE_LOG_DAYS` and the texts of those older than `RETRY_DAYS`, at most 500 of each.
 * Skips rows that another transaction has locked.
 */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db.execute(sql`update ${messages} set sealed = null where id in (
    select id from ${messages} where sealed is not null and state not in ('queued', 'sending')
      and created_at < now() - make_interval(days => ${RETRY_DAYS}) order by created_at limit 500 for update skip locked)`);
  const old = db
    .select({ id: messages.id })
    .from(messages)
    .where(lt(messages.createdAt, sql`now() - make_interval(days => ${MESSAGE_LOG_DAYS})`))
    .orderBy(messages.createdAt)
    .limit(500)
    .for('update', { skipLocked: true });
  await db.delete(messages).where(inArray(messages.id, old));
}
