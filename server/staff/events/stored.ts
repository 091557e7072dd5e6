import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { deskEvents } from '../../platform/db/schema/desk';
import { messages } from '../../platform/db/schema/messages';

const RETRY_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * Listens for committed events of all processes (LISTEN/NOTIFY) on a separate connection. Returns a function that stops
 * it.
 */
export function listenForEvents(
  connectionString: string,
  onNotification: () => void,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isEnded = false;
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let wait = RETRY_MS;

  const reconnect = () => {
    if (isEnded || again) return;
    again = setTimeout(() => {
      again = undefined;
      void connect();
    }, wait).unref();
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  };

  const connect = async () => {
    const own = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    own.on('notification', onNotification);
    own.on('error', (error: Error) => log.debug({ err: error }, 'no database notifications for open desks'));
    own.on('end', reconnect);
    try {
      await own.connect();
      await own.query('listen desk_events');
      wait = RETRY_MS;
      onNotification();
    } catch (error) {
      log.debug({ err: error }, 'no database notifications for open desks');
      await own.end().catch(() => {});
      reconnect();
    }
  };
  void connect();

  return async () => {
    isEnded = true;
    clearTimeout(again);
    await client?.end().catch(() => {});
  };
}

/** Key of the advisory lock: an arbitrary number, unique in the database. */
const numberingLock = 7_305_541;
const BATCH_SIZE = 500;
const RETENTION_DAYS = 7;

export type StoredEvent = {
  number: number;
  thing: (typeof deskEvents.$inferSelect)['thing'];
  thingId: number | null;
  action: string;
  staffId: number | null;
  branchId: number | null;
  formerBranchId: number | null;
  isOfEnquiry: boolean;
};

/**
 * Numbers committed events under a lock, so that each number becomes visible after all smaller ones.
 * Ids are assigned before the commit: a reader would miss a late commit with a smaller id.
 */
async function numberEvents(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from ${deskEvents} where number is null limit 1`);
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
    await tx.execute(sql`update ${deskEvents} event set number = given.number from (
        select id, nextval('desk_event_numbers') as number from (
          select id from ${deskEvents} where number is null order by id) waiting) given
      where event.id = given.id`);
  });
}

/** Numbers new desk events and returns those after the number `after`, in order. */
export async function readEvents(db: Database, after: number): Promise<StoredEvent[]> {
  await numberEvents(db);
  const { rows } = await queryRows<Omit<StoredEvent, 'number'> & { number: string | number }>(
    db,
    {
      branchId: 'number?',
      thing: 'text',
      action: 'text',
      thingId: 'number?',
      staffId: 'number?',
      formerBranchId: 'number?',
      isOfEnquiry: 'boolean',
      number: 'json',
    },
    sql`
    select number, thing, thing_id as "thingId", action, staff_id as "staffId", branch_id as "branchId", former_branch_id as "formerBranchId",
      thing = 'message' and exists (select from ${messages} message where message.id = thing_id and message.request_id is not null)
        as "isOfEnquiry"
    from ${deskEvents} where number > ${after} order by number limit ${BATCH_SIZE}`,
  );
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/** Returns the range of stored event numbers. The newest event is never deleted. */
export async function storedEventRange(db: Database): Promise<{ first: number; last: number }> {
  await numberEvents(db);
  const { rows } = await queryRows<{ first: string | null; last: string | null }>(
    db,
    { first: 'text?', last: 'text?' },
    sql`select min(number)::text as first, max(number)::text as last from ${deskEvents}`,
  );
  return { first: Number(rows[0]?.first ?? 1), last: Number(rows[0]?.last ?? 0) };
}

/** Deletes at most `most` old events, but never the newest. Returns their number. */
export async function deleteOldEvents(tx: Database, most: number): Promise<number> {
  const { rows } = await tx.execute(sql`delete from ${deskEvents} where id in (
    select id from ${deskEvents} where at < now() - make_interval(days => ${RETENTION_DAYS})
      and number < (select max(number) from ${deskEvents}) limit ${most} for update skip locked) returning id`);
  return rows.length;
}
