import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { NOTIFICATION_DAYS } from '#contract/rules/deskLimits';
import { anonymizeOldBookings } from '../booking/personalData';
import { anonymizeSenders } from '../enquiries/personalData';
import type { RetentionDays } from '../platform/config';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import {
  loginBackoffs,
  passwordFailures,
  phoneGrants,
  refreshFamilies,
  refreshTokens,
  securityEvents,
  smsCodes,
} from '../platform/db/schema/accounts';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { contentPreviews } from '../platform/db/schema/content';
import { deskNotifications, deskReads, deskTasks } from '../platform/db/schema/desk';
import { enquiries, idempotencyKeys } from '../platform/db/schema/enquiries';
import { reviewLinks } from '../platform/db/schema/reviews';
import { searchMisses } from '../platform/db/schema/search';
import { historyHandovers, historyShares } from '../platform/db/schema/sharing';
import { staffSessions } from '../platform/db/schema/staff';
import { pageViews } from '../platform/db/schema/system';
import { visitLinks } from '../platform/db/schema/visits';
import { deleteOldEvents } from '../staff/events/stored';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60_000;

const cleaningLockKey = 7_305_531;
/** Rows per transaction, to keep locks short. */
const BATCH = 500;
const CODES_DAYS = 2;
const READS_DAYS = 90;
const TASKS_DAYS = 90;

export const retention = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const clean = async () => {
      try {
        const gone = await cleanOldRows(app.db, app.config.retention);
        if (Object.keys(gone).length > 0) app.log.info({ gone }, 'Old rows deleted');
      } catch (err) {
        app.log.error({ err }, 'Deleting old rows failed');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = clean().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    // Waits for a running deletion before the database closes.
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'retention' },
);

type Step = { name: string; run: (tx: Database, most: number) => Promise<number> };

/**
 * Deletes or anonymizes expired rows in batches, in one process at a time (advisory lock). Returns counts by step,
 * without zeros.
 */
export async function cleanOldRows(
  db: Database,
  keepDays: RetentionDays,
  most = BATCH,
): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { name, run } of steps(keepDays)) {
    for (;;) {
      const rows = await db.transaction(async (tx) => ((await claimRun(tx)) ? run(tx, most) : null));
      if (rows === null) return gone;
      if (rows > 0) gone[name] = (gone[name] ?? 0) + rows;
      if (rows < most) break;
    }
  }
  return gone;
}

async function claimRun(tx: Database): Promise<boolean> {
  const { rows } = await queryRows<{ ours: boolean }>(
    tx,
    { ours: 'boolean' },
    sql`select pg_try_advisory_xact_lock(${cleaningLockKey}) as ours`,
  );
  return rows[0]?.ours === true;
}

const steps = (keepDays: RetentionDays): Step[] => [
  { name: 'codes', run: deleting(sql`${smsCodes}`, 'id', sql`sent_at < ${before(CODES_DAYS)}`) },
  { name: 'proofs', run: deleting(sql`${phoneGrants}`, 'id', sql`expires_at < ${before(CODES_DAYS)}`) },
  {
    name: 'holds',
    run: deleting(sql`${bookings}`, 'id', sql`state = 'expired' and changed_at < ${before(CODES_DAYS)}`),
  },
  { name: 'lines', run: deleting(sql`${waitlistEntries}`, 'id', sql`day < (${before(CODES_DAYS)})::date`) },
  { name: 'waits', run: deleting(sql`${loginBackoffs}`, 'phone', sql`blocked_until < ${before(CODES_DAYS)}`) },
  {
    name: 'failures',
    run: deleting(sql`${passwordFailures}`, 'phone', sql`last_at < ${before(keepDays.passwordFailures)}`),
  },
  { name: 'tokens', run: deleting(sql`${refreshTokens}`, 'id', sql`expires_at < ${before(keepDays.endedSessions)}`) },
  // A session that was not ended expires with its last token.
  {
    name: 'sessions',
    run: deleting(
      sql`${refreshFamilies}`,
      'id',
      sql`revoked_at < ${before(keepDays.endedSessions)}
        or not exists (select from ${refreshTokens} token where token.family_id = ${refreshFamilies}.id)`,
    ),
  },
  {
    name: 'keys',
    run: deleting(sql`${idempotencyKeys}`, 'ctid', sql`created_at < ${before(keepDays.idempotencyKeys)}`),
  },
  { name: 'views', run: deleting(sql`${pageViews}`, 'ctid', sql`day < (${before(keepDays.pageViews)})::date`) },
  { name: 'events', run: deleting(sql`${securityEvents}`, 'id', sql`at < ${before(keepDays.securityEvents)}`) },
  { name: 'desk events', run: deleteOldEvents },
  { name: 'notifications', run: deleting(sql`${deskNotifications}`, 'id', sql`at < ${before(NOTIFICATION_DAYS)}`) },
  { name: 'desk reads', run: deleting(sql`${deskReads}`, 'ctid', sql`day < (${before(READS_DAYS)})::date`) },
  { name: 'tasks', run: deleting(sql`${deskTasks}`, 'id', sql`done_at < ${before(TASKS_DAYS)}`) },
  {
    name: 'desk sessions',
    run: deleting(sql`${staffSessions}`, 'id', sql`last_used_at < ${before(keepDays.endedSessions)}`),
  },
  {
    name: 'previews',
    run: deleting(sql`${contentPreviews}`, 'ctid', sql`expires_at < ${before(keepDays.endedSessions)}`),
  },
  ...[visitLinks, reviewLinks].map((links) => ({
    name: 'links',
    run: deleting(sql`${links}`, 'ctid', sql`expires_at < ${before(keepDays.endedSessions)}`),
  })),
  {
    name: 'shares',
    run: deleting(sql`${historyShares}`, 'id', sql`least(ended_at, expires_at) < ${before(keepDays.endedSessions)}`),
  },
  {
    name: 'handovers',
    run: deleting(
      sql`${historyHandovers}`,
      'id',
      sql`confirmed_at is null and least(withdrawn_at, expires_at) < ${before(keepDays.endedSessions)}`,
    ),
  },
  { name: 'misses', run: deleting(sql`${searchMisses}`, 'ctid', sql`day < ${before(keepDays.searchMisses)}`) },
  ...(keepDays.requests === 0
    ? []
    : [
        { name: 'senders', run: anonymizingSenders(keepDays.requests) },
        { name: 'bookers', run: anonymizingBookings(keepDays.requests) },
      ]),
];

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

type Sql = ReturnType<typeof sql>;

const deleting = (table: Sql, key: 'id' | 'phone' | 'ctid', tooOld: Sql) => async (tx: Database, most: number) => {
  const column = sql.raw(key);
  const { rows } = await tx.execute(sql`delete from ${table} where ${column} in (
    select ${column} from ${table} where ${tooOld} limit ${most} for update skip locked) returning 1`);
  return rows.length;
};

const anonymizingSenders = (days: number) => (tx: Database, most: number) =>
  anonymizeSenders(
    tx,
    sql`id in (select id from ${enquiries} where phone <> '' and created_at < ${before(days)} limit ${most})`,
  );

const anonymizingBookings = (days: number) => (tx: Database, most: number) =>
  anonymizeOldBookings(tx, sql`starts_at < ${before(days)}`, most);
