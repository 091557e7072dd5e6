import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { smsAlerts, smsCodes, usedChallenges } from '../../platform/db/schema/accounts';
import { messages } from '../../platform/db/schema/messages';

/** SMS of the last 24 hours. `strangers`: codes sent to phones without an account. */
export type SentCounts = { all: number; strangers: number; ofNetwork: number; strangersOfNetwork: number };
export type SmsRecipient = { isCustomer: boolean; isKnownDevice: boolean };
export type UsedUpShare = 'budget' | 'strangers' | 'network';

const CUSTOMERS_RESERVE = 0.3;
/**
 * Share of the remaining budget for one client network (/24 or /48), which may be a carrier's NAT with many customers.
 */
const NETWORK_SHARE = 0.2;
const CODES_RESERVE = 0.2;
const MIN_NETWORK_SHARE = 20;

/**
 * Returns the share of the SMS budget that is used up, or null. In a network, strangers and customers have separate
 * shares. Known devices are limited by the whole budget only.
 */
export function usedUpShare(sent: SentCounts, recipient: SmsRecipient, budget: number): UsedUpShare | null {
  if (sent.all >= budget) return 'budget';
  if (recipient.isKnownDevice) return null;
  if (!recipient.isCustomer && sent.strangers >= budget - Math.floor(budget * CUSTOMERS_RESERVE)) return 'strangers';
  const remaining = budget - (sent.all - sent.ofNetwork);
  const share = Math.max(Math.floor(remaining * NETWORK_SHARE), MIN_NETWORK_SHARE);
  const isOver = recipient.isCustomer ? sent.ofNetwork >= 2 * share : sent.strangersOfNetwork >= share;
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
 * Counts SMS that may have arrived. The condition on `created_at` uses its index; it excludes no message, because
 * messages are claimed within three days (messages/kinds.ts).
 */
const sentNotices = (isCounted = sql`state in ('sending', 'sent', 'unknown')`) => sql`${messages}
  where channel = 'sms' and kind <> 'code' and ${isCounted}
    and created_at > now() - interval '5 days' and claimed_at > now() - interval '1 day'`;

const countOfAll = (
  notices = sentNotices(),
) => sql`(select count(*) from ${smsCodes} where sent_at > now() - interval '1 day')
  + (select count(*) from ${notices})`;

/** Returns the number of SMS, codes included, that may have been delivered in the last 24 hours. */
export async function countSmsOfLastDay(db: Database): Promise<number> {
  const { rows } = await queryRows<{ all: number }>(db, { all: 'number' }, sql`select (${countOfAll()})::int as "all"`);
  return rows[0]?.all ?? 0;
}

/**
 * Returns the numbers of SMS in the last 24 hours, in total and to the message's phone. Messages that are being sent
 * count only if their id is smaller, so that parallel sends do not block each other. 1 statement.
 */
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

/** Returns SMS counts of the last 24 hours, and the seconds until each count falls (`untilLess`). 1 statement. */
export async function readSentCounts(tx: Database, network: string): Promise<DayOfMessages> {
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

/** Marks a solved challenge as used. Returns false for a replay. */
export async function markChallengeUsed(tx: Database, nonce: string): Promise<boolean> {
  await tx.delete(usedChallenges).where(lt(usedChallenges.usedAt, sql`now() - interval '1 hour'`));
  const sent = await tx
    .insert(usedChallenges)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: usedChallenges.nonce });
  return sent.length > 0;
}

/** Records an alert for a day and a percentage of the budget. Returns false if it was recorded before. */
export async function recordAlert(db: Database, day: string, percent: number): Promise<boolean> {
  const inserted = await db
    .insert(smsAlerts)
    .values({ day, percent })
    .onConflictDoNothing()
    .returning({ day: smsAlerts.day });
  return inserted.length > 0;
}

const PERCENTS = [50, 80];

/** Logs each alert once a day across processes. Never throws: an alert must not stop a message. */
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
