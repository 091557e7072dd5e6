import { eq, sql } from 'drizzle-orm';
import { CODE_LIFETIME_SECONDS } from '#contract/rules/limits';
import type { CodeEnd } from '#contract/signIn';
import {
  type DayOfMessages,
  markChallengeUsed,
  readSentCounts,
  type UsedUpShare,
  usedUpShare,
} from '../messages/sms/budget';
import { replaceQueuedMessages, storeMessage } from '../messages/stored';
import { isSameHash } from '../platform/auth/tokens';
import type { CodeLimits } from '../platform/config';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { smsCodes } from '../platform/db/schema/accounts';
import { makeGrant } from './phoneProof';

/** Key of the advisory lock: an arbitrary number, unique in the database. */
const sendingLock = 7_305_523;
const TEN_MINUTES = 600;
const DAY = 86_400;

/** Thrown if the phone's limit or a share of the daily budget allows the next code only after `retryAfter` seconds. */
export class CodeTooSoon extends Error {
  override name = 'CodeTooSoon';
  constructor(
    readonly retryAfter: number,
    readonly reason: 'phone' | UsedUpShare,
  ) {
    super(reason);
  }
}

/** Thrown if the daily SMS budget is low: the client must solve a challenge first. */
export class ChallengeNeeded extends Error {
  override name = 'ChallengeNeeded';
}

export type NewCode = {
  phone: string;
  /** Replaces the phone after erasure, so that limits still count the row (platform/auth/phones.ts). */
  phoneHash: string;
  codeHash: string;
  flowHash: string;
  isOpen: boolean;
  isKnownDevice: boolean;
  isCustomer: boolean;
  network: string;
  sealed: string;
};

type CodeRequest = Omit<NewCode, 'sealed' | 'phoneHash'>;
type Reserved = {
  messageId: number;
  sentToday: number;
};

/**
 * Stores a code and its message, and invalidates earlier codes of its flow. Serialized by an advisory lock, so that
 * parallel calls cannot exceed the limits.
 * @param nonce of a solved challenge
 * @throws CodeTooSoon, ChallengeNeeded
 */
export function reserveCode(
  db: Database,
  { sealed, phoneHash, ...code }: NewCode,
  { limits, nonce }: { limits: CodeLimits; nonce: string | null },
): Promise<Reserved> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sendingLock})`);
    await deleteOldCodes(tx);
    await checkPhone(tx, { ...code, phoneHash }, limits);
    const { all } = await checkDay(tx, code, limits);
    const isLow = all * 100 >= limits.dailyBudget * limits.challengePercent;
    if (isLow && !code.isKnownDevice && !(nonce && (await markChallengeUsed(tx, nonce)))) throw new ChallengeNeeded();
    await replaceQueuedMessages(tx, code.phone, code.flowHash);
    const [row] = await tx
      .insert(smsCodes)
      .values({ ...code, expiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})` })
      .returning({ id: smsCodes.id });
    if (!row) throw new Error('The code was not stored');
    const messageId = await storeMessage(tx, { kind: 'code', codeId: row.id, phoneHash, sealed });
    if (messageId === null) throw new Error('The message was not stored');
    return { messageId, sentToday: all + 1 };
  });
}

export type Tried = { isCorrect: true; grant: string } | { isCorrect: false; end: CodeEnd | null };

type Try = { phone: string; codeHash: string; flowHash: string | null; maxTries: number };

/**
 * Compares a code with the newest one of the flow, else of the phone. A correct code is used up and returns a grant.
 * Attempts from outside the flow are counted separately, so that strangers cannot use up its attempts.
 */
export function tryCode(db: Database, { phone, codeHash, flowHash, maxTries }: Try): Promise<Tried> {
  return db.transaction(async (tx) => {
    const { rows } = await queryRows<{ id: number; code_hash: string; tries: number }>(
      tx,
      { id: 'number', code_hash: 'text', tries: 'number' },
      sql`
      with target as (${targetOf(phone, flowHash)})
      update ${smsCodes} code
      set tries = code.tries + target.is_own::int, other_tries = code.other_tries + (not target.is_own)::int
      from target
      where code.id = target.id and code.used_at is null and code.expires_at > now()
        and (case when target.is_own then code.tries else code.other_tries end) < ${maxTries}
      returning code.id, code.code_hash, case when target.is_own then code.tries else code.other_tries end as tries`,
    );
    const [found] = rows;
    if (!found) return { isCorrect: false, end: await endOfTarget(tx, phone, flowHash, maxTries) };
    if (!isSameHash(found.code_hash, codeHash)) {
      return { isCorrect: false, end: found.tries >= maxTries ? 'code_ended' : null };
    }
    await tx.update(smsCodes).set({ usedAt: sql`now()` }).where(eq(smsCodes.id, found.id));
    return { isCorrect: true, grant: await makeGrant(tx, phone) };
  });
}

const targetOf = (phone: string, flowHash: string | null) => sql`
  select *, coalesce(flow_hash = ${flowHash}, false) as is_own from ${smsCodes}
  where phone = ${phone} and (flow_hash = ${flowHash} or is_open)
  order by is_own desc, sent_at desc, id desc limit 1`;

async function endOfTarget(tx: Database, phone: string, flowHash: string | null, maxTries: number): Promise<CodeEnd> {
  const { rows } = await queryRows<{ used: boolean; tries: number }>(
    tx,
    { used: 'boolean', tries: 'number' },
    sql`
    select used_at is not null as used, case when is_own then tries else other_tries end as tries
    from (${targetOf(phone, flowHash)}) as target`,
  );
  const [target] = rows;
  if (target?.used) return 'code_used';
  return target && target.tries >= maxTries ? 'code_ended' : 'code_expired';
}

/**
 * Requests of known devices are counted separately, so that strangers cannot use up the SMS limit of the phone's owner.
 */
async function checkPhone(
  tx: Database,
  { phone, phoneHash, isKnownDevice }: CodeRequest & { phoneHash: string },
  limits: CodeLimits,
): Promise<void> {
  const ofPhone = sql`where phone in (${phone}, ${phoneHash}) and is_known_device = ${isKnownDevice}`;
  const { rows } = await queryRows<Record<'newest' | 'short' | 'day', number | null>>(
    tx,
    { newest: 'number?', short: 'number?', day: 'number?' },
    sql`select
    ${ageOf(1, ofPhone)} as newest, ${ageOf(limits.maxIn10Minutes, ofPhone)} as short,
    ${ageOf(limits.maxADay, ofPhone)} as day`,
  );
  const remaining = (age: number | null | undefined, window: number) => (typeof age === 'number' ? window - age : 0);
  const [ages] = rows;
  const wait = Math.max(
    remaining(ages?.newest, limits.resendSeconds),
    remaining(ages?.short, TEN_MINUTES),
    remaining(ages?.day, DAY),
  );
  if (wait > 0) throw new CodeTooSoon(wait, 'phone');
}

async function checkDay(tx: Database, request: CodeRequest, { dailyBudget }: CodeLimits): Promise<DayOfMessages> {
  const day = await readSentCounts(tx, request.network);
  const share = usedUpShare(day, request, dailyBudget);
  if (share) throw new CodeTooSoon(Math.max(day.untilLess[share], 1), share);
  return day;
}

const ageOf = (nth: number, where: ReturnType<typeof sql>) => sql`(
  select extract(epoch from now() - sent_at)::float8 from ${smsCodes} ${where}
  order by sent_at desc offset ${nth - 1} limit 1)`;

async function deleteOldCodes(tx: Database): Promise<void> {
  await tx.execute(sql`delete from ${smsCodes} where id in (
    select id from ${smsCodes} where sent_at < now() - interval '2 days' order by sent_at limit 20)`);
}
