import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { smsCodes, smsMessages } from '../db/schema/phoneProof';

export type MessageState = (typeof smsMessages.$inferSelect)['state'];
export type FinalState = Exclude<MessageState, 'queued' | 'sending'>;
export type ClaimedMessage = { id: number; sealed: string | null; attempts: number };

/** Other processes leave a message to the one that stored it for so long. */
const OWN_SECONDS = 10;
/** Longer than any gateway is waited for: whoever still has a message then was killed. */
const LOST_SECONDS = 60;
const AT_ONCE = 5;
const KEPT_DAYS = 7;

/**
 * Stores a message for sending until `lifetimeSeconds` from now. The code that it tells goes with it when nothing is sent.
 * `phoneHash`: of its receiver (accounts/phoneHash.ts).
 */
export async function queueMessage(
  tx: Database,
  {
    lifetimeSeconds,
    ...message
  }: { codeId: number | null; phoneHash: string; sealed: string; lifetimeSeconds: number },
): Promise<number> {
  const [row] = await tx
    .insert(smsMessages)
    .values({
      ...message,
      nextTryAt: sql`now() + make_interval(secs => ${OWN_SECONDS})`,
      expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning({ id: smsMessages.id });
  if (!row) throw new Error('The message was not stored');
  return row.id;
}

/** Takes this message for sending; null when another process has it or its time is over. */
export async function claimMessage(db: Database, id: number): Promise<ClaimedMessage | null> {
  const [claimed] = await claim(db, sql`id = ${id}`);
  return claimed ?? null;
}

/** Takes some messages that wait and that no process looks after any more. */
export const claimDueMessages = (db: Database) => claim(db, sql`next_try_at <= now()`);

async function claim(db: Database, which: ReturnType<typeof sql>): Promise<ClaimedMessage[]> {
  const { rows } = await db.execute<ClaimedMessage>(sql`
    update ${smsMessages} set state = 'sending', attempts = attempts + 1, claimed_at = now()
    where id in (
      select id from ${smsMessages} where state = 'queued' and expires_at > now() and ${which}
      order by next_try_at limit ${AT_ONCE} for update skip locked)
    returning id, sealed, attempts`);
  return rows;
}

/** Gives a claimed message back for another try, which its process makes after `waitSeconds`. */
export async function requeueMessage(
  db: Database,
  { id, waitSeconds, reason }: { id: number; waitSeconds: number; reason: string },
): Promise<void> {
  await db.execute(sql`update ${smsMessages} set state = 'queued', reason = ${reason},
    next_try_at = now() + make_interval(secs => ${waitSeconds + OWN_SECONDS}) where id = ${id} and state = 'sending'`);
}

/** Says how a claimed message ended. One that was not sent takes its code with it, which then counts nowhere. */
export async function endMessage(
  db: Database,
  { id, state, reason }: { id: number; state: FinalState; reason?: string },
): Promise<void> {
  await db.execute(ended(state, reason ?? null, sql`id = ${id} and state = 'sending'`));
}

/** Ends the messages that are still to be sent though their time is over; which. */
export async function buryExpiredMessages(db: Database): Promise<number[]> {
  const expired = sql`state = 'queued' and expires_at <= now()`;
  const { rows } = await db.execute<{ id: number }>(ended('dead', null, expired));
  return rows.map(({ id }) => id);
}

/** Ends a flow's messages to a phone that are still to be sent: a newer code is about to be, and only that one will be good. */
export async function replaceQueuedMessages(tx: Database, phone: string, flowHash: string): Promise<void> {
  const older = sql`code_id in (select id from ${smsCodes} where phone = ${phone} and flow_hash = ${flowHash})`;
  await tx.execute(ended('dead', 'A newer code was asked for', sql`state = 'queued' and ${older}`));
}

/** Ends the messages of processes that were killed while they sent them: they may have arrived, so their codes stay. Returns how many. */
export async function endLostMessages(db: Database): Promise<number> {
  const lost = sql`state = 'sending' and claimed_at < now() - make_interval(secs => ${LOST_SECONDS})`;
  const { rows } = await db.execute(ended('unknown', 'The process ended while it was sent', lost));
  return rows.length;
}

function ended(state: FinalState, reason: string | null, which: ReturnType<typeof sql>) {
  const end = sql`update ${smsMessages} set state = ${state}, sealed = null, reason = coalesce(${reason}, reason)
    where ${which} returning id, code_id`;
  if (state !== 'refused' && state !== 'dead') return end;
  return sql`with ended as (${end}), forgotten as (
    delete from ${smsCodes} where id in (select code_id from ended)) select id from ended`;
}

/** Those that ended a week ago. A few rows at a time. */
export async function forgetOldMessages(db: Database): Promise<void> {
  await db.execute(sql`delete from ${smsMessages} where id in (
    select id from ${smsMessages} where created_at < now() - make_interval(days => ${KEPT_DAYS})
    order by created_at limit 500 for update skip locked)`);
}
