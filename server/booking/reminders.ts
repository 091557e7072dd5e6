import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { REMINDERS } from '../../contract/rules/bookings';
import { lockBranches } from '../platform/db/branchLocks';
import { databaseNow } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { bookings, bookingWaits } from '../platform/db/schema/booking';
import { stepsOf } from './change';
import { isNight } from './night';
import { type StoredBooking, type Telling, tellOfBooking } from './notify';
import { strandedAmong } from './stranded';
import { offerNext } from './waitlist';

/** Bookings of one transaction. */
const BATCH = 200;

const KINDS = [
  { news: 'tomorrow', told: sql.raw('day_told'), ...REMINDERS.tomorrow },
  { news: 'soon', told: sql.raw('soon_told'), ...REMINDERS.soon },
] as const;

const minutes = (count: number) => sql`make_interval(mins => ${count})`;

/**
 * Reminds of what is booked: the day before, and two hours before, of each time once. Of several processes each takes those that no other has; a
 * killed one leaves them to the next. At night the day before waits. Nobody is
 * expected where the place of a booking is lost: the branch calls those customers. Returns how many were told.
 */
export async function remindOfBookings(db: Database, telling: Telling, given?: Date): Promise<number> {
  // The clock of one process may be wrong: it would remind of other days, and note that as done.
  const now = given ?? (await databaseNow(db));
  let told = 0;
  const kinds = KINDS.filter(({ news }) => news !== 'tomorrow' || !isNight(now));
  for (const { news, told: column, from, to, settled } of kinds) {
    /** Those without a place. They stay unmarked: a branch that is shown again in time reminds of them. */
    const lost: number[] = [0];
    for (;;) {
      const some = await db.transaction(async (tx) => {
        const at = sql`${now.toISOString()}::timestamptz`;
        const { rows } = await queryRows<{ id: number }>(
          tx,
          { id: 'number' },
          sql`
          select id from ${bookings} where state = 'booked'
            and starts_at > ${at} + ${minutes(from)} and starts_at <= ${at} + ${minutes(to)}
            and chosen_at <= ${at} - ${minutes(settled)} and ${column} is distinct from sequence and id not in ${lost}
          order by starts_at limit ${BATCH} for update skip locked`,
        );
        const due = await Promise.all(rows.map(({ id }) => one(tx, id)));
        const without = await strandedAmong(tx, due, now.getTime());
        lost.push(...without);
        const kept = due.filter(({ id }) => !without.has(id));
        if (kept.length > 0)
          await tx.execute(sql`update ${bookings} set ${column} = sequence where id in ${kept.map(({ id }) => id)}`);
        for (const booking of kept)
          await tellOfBooking(tx, booking, news, telling, await stepsOf(tx, booking, now.getTime()));
        return { looked: rows.length, kept: kept.length };
      });
      told += some.kept;
      if (some.looked < BATCH) break;
    }
  }
  return told;
}

async function one(tx: Database, id: number): Promise<StoredBooking> {
  const [row] = await tx.select().from(bookings).where(sql`${bookings.id} = ${id}`);
  if (!row) throw new Error('A booking is gone');
  return row;
}

/** Ends holds that have run out, and tells whoever waits for their days. Returns how many there were. */
export async function endOldHolds(db: Database, telling: Telling): Promise<number> {
  const { rows } = await queryRows<{ branch: number }>(
    db,
    { branch: 'number' },
    sql`select distinct branch_id as branch from ${bookings} where state = 'held' and hold_expires_at <= now()`,
  );
  let ended = 0;
  for (const { branch } of rows)
    ended += await db.transaction(async (tx) => {
      await lockBranches(tx, [branch]);
      const freed = await queryRows<{ id: number; at: string; day: string }>(
        tx,
        { id: 'number', at: 'text', day: 'text' },
        sql`
        update ${bookings} set state = 'expired', changed_at = now()
        where state = 'held' and hold_expires_at <= now() and branch_id = ${branch}
        returning id, starts_at as at, ${dateIn(sql`starts_at`)}::text as day`,
      );
      for (const { id } of freed.rows)
        await tx.execute(
          sql`update ${bookingWaits} set state = 'passed' where booking_id = ${id} and state = 'offered'`,
        );
      const days = new Map(freed.rows.map(({ day, at }) => [day, new Date(at)]));
      for (const startsAt of days.values()) await offerNext(tx, { branchId: branch, startsAt }, telling);
      return freed.rows.length;
    });
  return ended;
}

/**
 * Whoever is erased leaves their times free, and no message goes out of that transaction: whoever waits for such a day is told by the next look.
 * Returns how many days there were.
 */
export async function offerForgotten(db: Database, telling: Telling): Promise<number> {
  const { rows } = await queryRows<{ branch: number; at: string }>(
    db,
    { branch: 'number', at: 'text' },
    sql`
    select booking.branch_id as branch, min(booking.starts_at) as at from ${bookingWaits} wait
    join ${bookings} booking on booking.branch_id = wait.branch_id and booking.starts_at > now()
      and ${dateIn(sql`booking.starts_at`)} = wait.day
    where wait.state = 'waiting' and booking.state = 'cancelled' and booking.cancelled_by = 'customer' and booking.phone is null
    group by booking.branch_id, wait.day`,
  );
  for (const { branch, at } of rows)
    await db.transaction(async (tx) => {
      await lockBranches(tx, [branch]);
      await offerNext(tx, { branchId: branch, startsAt: new Date(at) }, telling);
    });
  return rows.length;
}

const FIRST_AFTER_MS = 20_000;
const EVERY_MS = 60_000;

/** Looks once a minute, while the server listens, which bookings to remind of and which times have got free without a press. */
export const bookingReminders = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const telling = { store: app.messages.store, config: app.config };
    const look = async () => {
      try {
        const freed = (await endOldHolds(app.db, telling)) + (await offerForgotten(app.db, telling));
        const told = await remindOfBookings(app.db, telling);
        if (freed + told > 0) app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'Bookings were not looked at');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = look().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    // The database closes after this: what runs is waited for.
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'bookingReminders', dependencies: ['messages'] },
);
