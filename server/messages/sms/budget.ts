import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { smsAlerts, smsCodes, usedChallenges } from '../../platform/db/schema/accounts';
import { messages } from '../../platform/db/schema/messages';

/** Figures of 24 hours. Strangers: codes to phones without an account. */
export type SentCounts = { all: number; strangers: number; ofNetwork: number; strangersOfNetwork: number };
export type SmsRecipient = { isCustomer: boolean; isKnownDevice: boolean };
export type UsedUpShare = 'budget' | 'strangers' | 'network';

/** Share of the budget reserved for phones with an account. */
const CUSTOMERS_RESERVE = 0.3;
/** Share of the rest for one /24 or /48: a carrier puts thousands of customers behind one. */
const NETWORK_SHARE = 0.2;
/** Share of the budget reserved for codes, which customers need to sign in. */
const CODES_RESERVE = 0.2;
const MIN_NETWORK_SHARE = 20;

/**
 * Returns the exhausted share, or null. Strangers and customers of a network have separate shares. Known devices have
 * none.
 */
export function usedUpShare(sent: SentCounts, asking: SmsRecipient, budget: number): UsedUpShare | null {
  if (sent.all >= budget) return 'budget';
  if (asking.isKnownDevice) return null;
  if (!asking.isCustomer && sent.strangers >= budget - Math.floor(budget * CUSTOMERS_RESERVE)) return 'strangers';
  const remaining = budget - (sent.all - sent.ofNetwork);
  const share = Math.max(Math.floor(remaining * NETWORK_SHARE), MIN_NETWORK_SHARE);
  const isOver = asking.isCustomer ? sent.ofNetwork >= 2 * share : sent.strangersOfNetwork >= share;
  return isOver ? 'network' : null;
}

export type NoticeLimits = { budget: number; perPhone: number };

export function noticeLimit(
  sent: { all: number; ofPhone: number },
  { budget, perPhone }: NoticeLimits,
): 'budget' | 'phone' | null {
  if (sent.ofPhone >= perPhone) return 'phone';
  return sent.all >= budget - Math.floor(budget * CODES_RESERVE) ? 'budget' : null;
}

export type DayOfMessages = SentCounts & {
  untilLess: { budget: number; strangers: number; network: number };
};

/**
 * Includes SMS of unknown fate. A message is claimed within three days (messages/kinds.ts), so the index by time
 * applies.
 */
const sentNotices = (isCounted = sql`state in ('sending', 'sent', 'unknown')`) => sql`${messages}
  where channel = 'sms' and kind <> 'code' and ${isCounted}
    and created_at > now() - interval '5 days' and claimed_at > now() - interval '1 day'`;

const countOfAll = (
  notices = sentNotices(),
) => sql`(select count(*) from ${smsCodes} where sent_at > now() - interval '1 day')
  + (select count(*) from ${notices})`;

/** Returns the SMS of the last 24 hours. 1 statement. */
export async function countSent(db: Database): Promise<number> {
  const { rows } = await queryRows<{ all: number }>(db, { all: 'number' }, sql`select (${countOfAll()})::int as "all"`);
  return rows[0]?.all ?? 0;
}

/** Returns the SMS to all and to this phone; concurrent messages count by id. 1 statement. */
export async function countSentFor(db: Database, message: number): Promise<{ all: number; ofPhone: number }> {
  const before = sentNotices(sql`(state in ('sent', 'unknown') or (state = 'sending' and id < ${message}))`);
  const { rows } = await queryRows<{ all: number; ofPhone: number }>(
    db,
    { all: 'number', ofPhone: 'number' },
    sql`select (${countOfAll(before)})::int as "all",
    (select count(*)::int from ${before} and phone_hash = (select phone_hash from ${messages} own where own.id = ${message})) as "ofPhone"`,
  );
  return rows[0] ?? { all: 0, ofPhone: 0 };
}

/** Returns the SMS of the last 24 hours by recipient and network. 1 statement. */
export async function readDay(tx: Database, network: string): Promise<DayOfMessages> {
  const remaining = (which: ReturnType<typeof sql>) =>
    sql`coalesce(extract(epoch from min(sent_at) filter (where ${which}) + interval '1 day' - now()), 0)::float8`;
  const ofNetwork = sql`network = ${network}`;
  const { rows } = await queryRows<Record<'all' | 'strangers' | 'net' | 'netStrangers' | 'b' | 's' | 'n', number>>(
    tx,
    {
      all: 'number',
      strangers: 'number',
      net: 'number',
      netStrangers: 'number',
      b: 'number',
      s: 'number',
      n: 'number',
    },
    sql`
    select (${countOfAll()})::int as "all", (count(*) filter (where not is_customer))::int as strangers,
      (count(*) filter (where ${ofNetwork}))::int as net,
      (count(*) filter (where ${ofNetwork} and not is_customer))::int as "netStrangers",
      ${remaining(sql`true`)} as b, ${remaining(sql`not is_customer`)} as s, ${remaining(ofNetwork)} as n
    from ${smsCodes} where sent_at > now() - interval '1 day'`,
  );
  const { all = 0, strangers = 0, net = 0, netStrangers = 0, b = 0, s = 0, n = 0 } = rows[0] ?? {};
  const untilLess = { budget: b, strangers: s, network: n };
  return { all, strangers, ofNetwork: net, strangersOfNetwork: netStrangers, untilLess };
}

/** Uses up a solution. False if it was used before. */
export async function markChallengeUsed(tx: Database, nonce: string): Promise<boolean> {
  await tx.delete(usedChallenges).where(lt(usedChallenges.usedAt, sql`now() - interval '1 hour'`));
  const sent = await tx
    .insert(usedChallenges)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: usedChallenges.nonce });
  return sent.length > 0;
}

/** Records an alert. False if another process has done so. `day`: 'YYYY-MM-DD'. */
export async function recordAlert(db: Database, day: string, percent: number): Promise<boolean> {
  const inserted = await db
    .insert(smsAlerts)
    .values({ day, percent })
    .onConflictDoNothing()
    .returning({ day: smsAlerts.day });
  return inserted.length > 0;
}

const PERCENTS = [50, 80];

/** Logs each alert once a day for all processes. Never throws: the message is already sent. */
export function createBudgetAlerts(db: Database, log: FastifyBaseLogger, budget: number) {
  const inserted = new Set<string>();
  return async (sent: number): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    for (const percent of PERCENTS) {
      if (sent * 100 < budget * percent || inserted.has(`${day} ${percent}`)) continue;
      inserted.add(`${day} ${percent}`);
      try {
        if (await recordAlert(db, day, percent)) log.warn({ percent, sent, budget }, 'SMS budget alert');
      } catch (err) {
        log.error({ err }, 'SMS budget alert not recorded');
      }
    }
  };
}
