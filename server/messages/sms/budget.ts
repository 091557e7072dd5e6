import { lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { smsAlerts, smsCodes, spentChallenges } from '../../platform/db/schema/accounts';
import { messages } from '../../platform/db/schema/messages';

/** SMS of the last 24 hours: of all kinds, codes to phones without an account, codes of the asking network and both. */
export type SpentMessages = { all: number; strangers: number; ofNetwork: number; strangersOfNetwork: number };
export type Asking = { isCustomer: boolean; isKnownDevice: boolean };
export type SpentShare = 'budget' | 'strangers' | 'network';

/** The share of the day's budget for phones that have an account: strangers cannot spend it. */
const CUSTOMERS_RESERVE = 0.3;
/** The share of what other networks have left of the budget for one /24 or /48: a carrier puts thousands of its customers behind one. */
const NETWORK_SHARE = 0.2;
/** The share of the budget that only codes may use: without a code a customer cannot sign in. */
const CODES_RESERVE = 0.2;
/** A small budget is not cut into crumbs. */
const LEAST_OF_NETWORK = 20;

/**
 * Which share has nothing left for another message; null: it may go out. A network gets a share for strangers' phones and as much
 * again for customers'; a known device is held to the budget alone.
 */
export function spentShare(spent: SpentMessages, asking: Asking, budget: number): SpentShare | null {
  if (spent.all >= budget) return 'budget';
  if (asking.isKnownDevice) return null;
  if (!asking.isCustomer && spent.strangers >= budget - Math.floor(budget * CUSTOMERS_RESERVE)) return 'strangers';
  const left = budget - (spent.all - spent.ofNetwork);
  const share = Math.max(Math.floor(left * NETWORK_SHARE), LEAST_OF_NETWORK);
  const isOver = asking.isCustomer ? spent.ofNetwork >= 2 * share : spent.strangersOfNetwork >= share;
  return isOver ? 'network' : null;
}

export type NoticeLimits = { budget: number; perPhone: number };

/** Which limit an SMS that is no code has to wait for; null: it may go out. `spent`: of the last 24 hours, codes included in `all`. */
export function noticeLimit(
  spent: { all: number; ofPhone: number },
  { budget, perPhone }: NoticeLimits,
): 'budget' | 'phone' | null {
  if (spent.ofPhone >= perPhone) return 'phone';
  return spent.all >= budget - Math.floor(budget * CODES_RESERVE) ? 'budget' : null;
}

export type DayOfMessages = SpentMessages & {
  /** Seconds until the oldest message of each kind counts no more; 0 where there is none. */
  untilLess: { budget: number; strangers: number; network: number };
};

/**
 * SMS that are no codes, sent in the last 24 hours; a message whose end is unknown may have been sent and counts. A message is claimed at
 * most three days after it was stored (messages/kinds.ts), so that the index by time serves.
 */
const sentNotices = (isCounted = sql`state in ('sending', 'sent', 'unknown')`) => sql`${messages}
  where channel = 'sms' and kind <> 'code' and ${isCounted}
    and created_at > now() - interval '5 days' and claimed_at > now() - interval '1 day'`;

/** SMS of all kinds in the last 24 hours. */
const countOfAll = (
  notices = sentNotices(),
) => sql`(select count(*) from ${smsCodes} where sent_at > now() - interval '1 day')
  + (select count(*) from ${notices})`;

export async function countSent(db: Database): Promise<number> {
  const { rows } = await queryRows<{ all: number }>(db, { all: 'number' }, sql`select (${countOfAll()})::int as "all"`);
  return rows[0]?.all ?? 0;
}

/**
 * The same, and how many of them that are no codes went to the phone of a message. Of messages that are sent at the same time those stored before it count.
 * 1 statement.
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

/** What was sent in the last 24 hours, to all phones: `all` of all kinds, the rest codes. `network`: of the caller. 1 statement. */
export async function readDay(tx: Database, network: string): Promise<DayOfMessages> {
  const left = (which: ReturnType<typeof sql>) =>
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
      ${left(sql`true`)} as b, ${left(sql`not is_customer`)} as s, ${left(ofNetwork)} as n
    from ${smsCodes} where sent_at > now() - interval '1 day'`,
  );
  const { all = 0, strangers = 0, net = 0, netStrangers = 0, b = 0, s = 0, n = 0 } = rows[0] ?? {};
  const untilLess = { budget: b, strangers: s, network: n };
  return { all, strangers, ofNetwork: net, strangersOfNetwork: netStrangers, untilLess };
}

/** Uses a solution up; false when it was used before. Those of yesterday are forgotten. */
export async function spendChallenge(tx: Database, nonce: string): Promise<boolean> {
  await tx.delete(spentChallenges).where(lt(spentChallenges.spentAt, sql`now() - interval '1 hour'`));
  const spent = await tx
    .insert(spentChallenges)
    .values({ nonce })
    .onConflictDoNothing()
    .returning({ nonce: spentChallenges.nonce });
  return spent.length > 0;
}

/** Notes that so much of a day's budget was spent; false when any process has noted it before. `day`: 'YYYY-MM-DD'. */
export async function noteAlert(db: Database, day: string, percent: number): Promise<boolean> {
  const noted = await db
    .insert(smsAlerts)
    .values({ day, percent })
    .onConflictDoNothing()
    .returning({ day: smsAlerts.day });
  return noted.length > 0;
}

const PERCENTS = [50, 80];

/**
 * Says in the log, once a day for all processes together, that half or most of the day's messages are spent. Returns what to call after
 * each with how many there were; it does not throw: the message is on its way.
 */
export function createBudgetAlerts(db: Database, log: FastifyBaseLogger, budget: number) {
  const noted = new Set<string>();
  return async (spent: number): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    for (const percent of PERCENTS) {
      if (spent * 100 < budget * percent || noted.has(`${day} ${percent}`)) continue;
      noted.add(`${day} ${percent}`);
      try {
        if (await noteAlert(db, day, percent)) log.warn({ percent, spent, budget }, 'SMS: much of the day is spent');
      } catch (err) {
        log.error({ err }, 'An alert of the SMS budget was not noted');
      }
    }
  };
}
