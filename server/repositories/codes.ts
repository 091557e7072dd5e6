import { sql } from 'drizzle-orm';
import type { CodeEnd } from '../../contract/codes';
import { CODE_LIFETIME_SECONDS } from '../../contract/limits';
import { isSameHash } from '../accounts/codes';
import type { CodeLimits } from '../config';
import type { Database } from '../db/database';
import { smsCodes } from '../db/schema/phoneProof';
import { makeGrant } from './grants';
import { queueMessage, replaceQueuedMessages } from './smsMessages';

/** Any number will do, as long as nothing else in the database takes it. */
const sendingLock = 7_305_523;
const TEN_MINUTES = 600;
const DAY = 86_400;
/** A code that arrives later leaves no time to type it in. */
const MESSAGE_LIFETIME_SECONDS = CODE_LIFETIME_SECONDS - 60;

/** Another code may be sent only after `retryAfter` seconds: to this phone, or, once the day's budget is spent, to anyone. */
export class CodeTooSoon extends Error {
  override name = 'CodeTooSoon';
  constructor(
    readonly retryAfter: number,
    readonly reason: 'phone' | 'budget',
  ) {
    super(reason);
  }
}

/**
 * Makes room for a code that is about to be sent and stores its hash, and its message for sending; the codes before it are good no
 * more. Calls wait for each other, so that parallel ones cannot pass the limits together. Throws CodeTooSoon.
 */
export function reserveCode(
  db: Database,
  { phone, codeHash, sealed, limits }: { phone: string; codeHash: string; sealed: string; limits: CodeLimits },
): Promise<{ messageId: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sendingLock})`);
    await forgetOldCodes(tx);
    await checkLimits(tx, phone, limits);
    await replaceQueuedMessages(tx, phone);
    const [row] = await tx
      .insert(smsCodes)
      .values({ phone, codeHash, expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})` })
      .returning({ id: smsCodes.id });
    if (!row) throw new Error('The code was not stored');
    const message = { codeId: row.id, sealed, lifetimeSeconds: MESSAGE_LIFETIME_SECONDS };
    return { messageId: await queueMessage(tx, message) };
  });
}

/** `end`: why there is no code that could still be right; null while one can be. */
export type Tried = { isCorrect: true; grant: string } | { isCorrect: false; end: CodeEnd | null };

/** Tries a code against the newest one of the phone. A right one is used up and makes a grant. */
export function tryCode(
  db: Database,
  { phone, codeHash, maxTries }: { phone: string; codeHash: string; maxTries: number },
): Promise<Tried> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; code_hash: string; tries: number }>(sql`
      update ${smsCodes} set tries = tries + 1
      where id = (select id from ${smsCodes} where phone = ${phone} order by sent_at desc, id desc limit 1)
        and used_at is null and expires_at > now() and tries < ${maxTries}
      returning id, code_hash, tries`);
    const [found] = rows;
    if (!found) return { isCorrect: false, end: await endOfNewest(tx, phone, maxTries) };
    if (!isSameHash(found.code_hash, codeHash)) {
      return { isCorrect: false, end: found.tries >= maxTries ? 'code_ended' : null };
    }
    await tx.execute(sql`update ${smsCodes} set used_at = now() where id = ${found.id}`);
    return { isCorrect: true, grant: await makeGrant(tx, phone) };
  });
}

async function endOfNewest(tx: Database, phone: string, maxTries: number): Promise<CodeEnd> {
  const { rows } = await tx.execute<{ used: boolean; tries: number }>(sql`
    select used_at is not null as used, tries from ${smsCodes}
    where phone = ${phone} order by sent_at desc, id desc limit 1`);
  const [newest] = rows;
  if (newest?.used) return 'code_used';
  return newest && newest.tries >= maxTries ? 'code_ended' : 'code_expired';
}

async function checkLimits(tx: Database, phone: string, limits: CodeLimits): Promise<void> {
  const ofPhone = sql`where phone = ${phone}`;
  const { rows } = await tx.execute<Record<'newest' | 'short' | 'day' | 'all', number | null>>(sql`select
    ${ageOf(1, ofPhone)} as newest, ${ageOf(limits.maxIn10Minutes, ofPhone)} as short,
    ${ageOf(limits.maxADay, ofPhone)} as day, ${ageOf(limits.dailyBudget, sql``)} as all`);
  const left = (age: number | null | undefined, window: number) => (typeof age === 'number' ? window - age : 0);
  const [ages] = rows;
  const budget = left(ages?.all, DAY);
  if (budget > 0) throw new CodeTooSoon(budget, 'budget');
  const wait = Math.max(left(ages?.newest, limits.resendSeconds), left(ages?.short, TEN_MINUTES), left(ages?.day, DAY));
  if (wait > 0) throw new CodeTooSoon(wait, 'phone');
}

/** How many seconds ago the nth newest code was sent; null when there were not so many. */
const ageOf = (nth: number, where: ReturnType<typeof sql>) => sql`(
  select extract(epoch from now() - sent_at)::float8 from ${smsCodes} ${where}
  order by sent_at desc offset ${nth - 1} limit 1)`;

/** They count for a day. A few rows at a time. */
async function forgetOldCodes(tx: Database): Promise<void> {
  await tx.execute(sql`delete from ${smsCodes} where id in (
    select id from ${smsCodes} where sent_at < now() - interval '2 days' order by sent_at limit 20)`);
}
