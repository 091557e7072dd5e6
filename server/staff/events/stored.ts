import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { deskEvents } from '../../platform/db/schema/desk';
import { messages } from '../../platform/db/schema/messages';

const AGAIN_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Hears of every commit that told the desk something, whichever process made it, on a connection of its own; it comes back when it is lost. Whoever
 * listens also looks from time to time, so that nothing hangs on it. Returns what ends it.
 */
export function listenForEvents(
  connectionString: string,
  heard: () => void,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isEnded = false;
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let wait = AGAIN_MS;

  const comeBack = () => {
    if (isEnded || again) return;
    again = setTimeout(() => {
      again = undefined;
      void connect();
    }, wait).unref();
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const connect = async () => {
    const own = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    own.on('notification', heard);
    own.on('error', (error: Error) => log.debug({ err: error }, 'The desk hears no notifications'));
    own.on('end', comeBack);
    try {
      await own.connect();
      await own.query('listen desk_events');
      wait = AGAIN_MS;
      heard();
    } catch (error) {
      log.debug({ err: error }, 'The desk hears no notifications');
      await own.end().catch(() => {});
      comeBack();
    }
  };
  void connect();

  return async () => {
    isEnded = true;
    clearTimeout(again);
    await client?.end().catch(() => {});
  };
}

/** Any number will do, as long as nothing else in the database takes it. */
const numberingLock = 7_305_541;
const AT_ONCE = 500;
const KEPT_DAYS = 7;

export type StoredEvent = {
  number: number;
  thing: (typeof deskEvents.$inferSelect)['thing'];
  thingId: number | null;
  action: string;
  staffId: number | null;
  branchId: number | null;
  formerBranchId: number | null;
  /** Of a message: whether it is about an enquiry. */
  isOfEnquiry: boolean;
};

/**
 * Numbers what was committed since. Identities are given before the commit and sequences run ahead of it: whoever has read up to one would miss
 * a transaction that commits later with a smaller one. Here one process at a time gives numbers to what it sees committed, so that each
 * number becomes visible after all smaller ones.
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

/** The next ones after a number, in their order. */
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
    from ${deskEvents} where number > ${after} order by number limit ${AT_ONCE}`,
  );
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/** The numbers that are kept; where none is, there was none yet: the newest is never deleted. */
export async function keptEvents(db: Database): Promise<{ first: number; last: number }> {
  await numberEvents(db);
  const { rows } = await queryRows<{ first: string | null; last: string | null }>(
    db,
    { first: 'text?', last: 'text?' },
    sql`select min(number)::text as first, max(number)::text as last from ${deskEvents}`,
  );
  return { first: Number(rows[0]?.first ?? 1), last: Number(rows[0]?.last ?? 0) };
}

/** A few at a time; how many. */
export async function forgetOldEvents(tx: Database, most: number): Promise<number> {
  const { rows } = await tx.execute(sql`delete from ${deskEvents} where id in (
    select id from ${deskEvents} where at < now() - make_interval(days => ${KEPT_DAYS})
      and number < (select max(number) from ${deskEvents}) limit ${most} for update skip locked) returning id`);
  return rows.length;
}
