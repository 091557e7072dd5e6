import { and, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { REMINDERS } from '#contract/rules/bookings';
import { lockBranches } from '../platform/db/branchLocks';
import { databaseNow } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { bookings, bookingWaits } from '../platform/db/schema/booking';
import { stepsOf } from './change';
import { isNight } from './night';
import { type Notifier, notifyOfBooking, type StoredBooking } from './notify';
import { strandedAmong } from './stranded';
import { offerNext } from './waitlist';

/** Bookings of one transaction. */
const BATCH = 200;

const KINDS = [
  { notification: 'tomorrow', notified: 'dayReminderSequence', ...REMINDERS.tomorrow },
  { notification: 'soon', notified: 'soonReminderSequence', ...REMINDERS.soon },
] as const;

const minutes = (count: number) => sql`make_interval(mins => ${count})`;

/**
 * Reminds of what is booked: the day before, and two hours before, of each time once. Of several processes each takes those that no other has; a
 * killed one leaves them to the next. At night the day before waits. Nobody is
 * expected where the place of a booking is lost: the branch calls those customers. Returns how many were told.
 */
export async function remindOfBookings(db: Database, notifier: Notifier, given?: Date): Promise<number> {
  // The clock of one process may be wrong: it would remind of other days, and note that as done.
  const now = given ?? (await databaseNow(db));
  let notified = 0;
  const kinds = KINDS.filter(({ notification }) => notification !== 'tomorrow' || !isNight(now));
  for (const { notification, notified: column, from, to, settled } of kinds) {
    /** Those without a place. They stay unmarked: a branch that is shown again in time reminds of them. */
    const lost: number[] = [0];
    for (;;) {
      const some = await db.transaction(async (tx) => {
        const at = sql`${now.toISOString()}::timestamptz`;
        const rows = await tx
          .select({ id: bookings.id })
          .from(bookings)
          .where(
            and(
              sql`${bookings.state} = 'booked'`,
              gt(bookings.startsAt, sql`${at} + ${minutes(from)}`),
              lte(bookings.startsAt, sql`${at} + ${minutes(to)}`),
              lte(bookings.chosenAt, sql`${at} - ${minutes(settled)}`),
              sql`${bookings[column]} is distinct from ${bookings.sequence}`,
              notInArray(bookings.id, lost),
            ),
          )
          .orderBy(bookings.startsAt)
          .limit(BATCH)
          .for('update', { skipLocked: true });
        const due = await Promise.all(rows.map(({ id }) => one(tx, id)));
        const without = await strandedAmong(tx, due, now.getTime());
        lost.push(...without);
        const kept = due.filter(({ id }) => !without.has(id));
        if (kept.length > 0)
          await tx
            .update(bookings)
            .set({ [column]: sql`${bookings.sequence}` })
            .where(
              inArray(
                bookings.id,
                kept.map(({ id }) => id),
              ),
            );
        for (const booking of kept)
          await notifyOfBooking(tx, booking, notification, notifier, await stepsOf(tx, booking, now.getTime()));
        return { looked: rows.length, kept: kept.length };
      });
      notified += some.kept;
      if (some.looked < BATCH) break;
    }
  }
  return notified;
}

async function one(tx: Database, id: number): Promise<StoredBooking> {
  const [row] = await tx.select().from(bookings).where(sql`${bookings.id} = ${id}`);
  if (!row) throw new Error('A booking is gone');
  return row;
}

/** Ends holds that have run out, and tells whoever waits for their days. Returns how many there were. */
export async function endOldHolds(db: Database, notifier: Notifier): Promise<number> {
  const hasRunOut = sql`${bookings.state} = 'held' and ${bookings.holdExpiresAt} <= now()`;
  const rows = await db.selectDistinct({ branch: bookings.branchId }).from(bookings).where(hasRunOut);
  let ended = 0;
  for (const { branch } of rows)
    ended += await db.transaction(async (tx) => {
      await lockBranches(tx, [branch]);
      const freed = await tx
        .update(bookings)
        .set({ state: 'expired', changedAt: sql`now()` })
        .where(and(hasRunOut, eq(bookings.branchId, branch)))
        .returning({
          id: bookings.id,
          at: bookings.startsAt,
          day: sql<string>`${dateIn(sql`${bookings.startsAt}`)}::text`,
        });
      for (const { id } of freed)
        await tx
          .update(bookingWaits)
          .set({ state: 'passed' })
          .where(and(eq(bookingWaits.bookingId, id), eq(bookingWaits.state, 'offered')));
      const days = new Map(freed.map(({ day, at }) => [day, at]));
      for (const startsAt of days.values()) await offerNext(tx, { branchId: branch, startsAt }, notifier);
      return freed.length;
    });
  return ended;
}

/**
 * Whoever is erased leaves their times free, and no message goes out of that transaction: whoever waits for such a day is told by the next look.
 * Returns how many days there were.
 */
export async function offerForgotten(db: Database, notifier: Notifier): Promise<number> {
  const rows = await db
    .select({ branch: bookings.branchId, at: sql<string>`min(${bookings.startsAt})` })
    .from(bookingWaits)
    .innerJoin(
      bookings,
      sql`${bookings.branchId} = ${bookingWaits.branchId} and ${bookings.startsAt} > now()
        and ${dateIn(sql`${bookings.startsAt}`)} = ${bookingWaits.day}`,
    )
    .where(
      and(
        sql`${bookingWaits.state} = 'waiting'`,
        eq(bookings.state, 'cancelled'),
        eq(bookings.cancelledBy, 'customer'),
        isNull(bookings.phone),
      ),
    )
    .groupBy(bookings.branchId, bookingWaits.day);
  for (const { branch, at } of rows)
    await db.transaction(async (tx) => {
      await lockBranches(tx, [branch]);
      await offerNext(tx, { branchId: branch, startsAt: new Date(at) }, notifier);
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
    const notifier = { store: app.messages.store, config: app.config };
    const look = async () => {
      try {
        const freed = (await endOldHolds(app.db, notifier)) + (await offerForgotten(app.db, notifier));
        const notified = await remindOfBookings(app.db, notifier);
        if (freed + notified > 0) app.messages.wake();
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
