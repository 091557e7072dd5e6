import { and, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { REMINDERS } from '#contract/rules/bookings';
import { lockBranches } from '../platform/db/branchLocks';
import { databaseNow } from '../platform/db/clock';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { stepsOf } from './change';
import { idsWithoutSlot } from './lostSlots';
import { type Notifier, notifyOfBooking, type StoredBooking } from './notify';
import { isNight } from './offerHours';
import { offerFreedSlot } from './waitlist';

const BATCH = 200;

const KINDS = [
  { notification: 'tomorrow', notified: 'dayReminderSequence', ...REMINDERS.tomorrow },
  { notification: 'soon', notified: 'soonReminderSequence', ...REMINDERS.soon },
] as const;

const minutes = (count: number) => sql`make_interval(mins => ${count})`;

/**
 * Sends reminders the day before (not at night) and two hours before, once per start time, and returns their number.
 * Skips bookings that lost their slot, because the branch calls these customers.
 */
export async function remindOfBookings(db: Database, notifier: Notifier, fixedNow?: Date): Promise<number> {
  // Uses the database clock: a wrong local clock would send reminders on the wrong day.
  const now = fixedNow ?? (await databaseNow(db));
  let notified = 0;
  const kinds = KINDS.filter(({ notification }) => notification !== 'tomorrow' || !isNight(now));
  for (const { notification, notified: column, from, to, settled } of kinds) {
    const expired: number[] = [0];
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
              notInArray(bookings.id, expired),
            ),
          )
          .orderBy(bookings.startsAt)
          .limit(BATCH)
          .for('update', { skipLocked: true });
        const due = await Promise.all(rows.map(({ id }) => one(tx, id)));
        const without = await idsWithoutSlot(tx, due, now.getTime());
        expired.push(...without);
        const toNotify = due.filter(({ id }) => !without.has(id));
        if (toNotify.length > 0)
          await tx
            .update(bookings)
            .set({ [column]: sql`${bookings.sequence}` })
            .where(
              inArray(
                bookings.id,
                toNotify.map(({ id }) => id),
              ),
            );
        for (const booking of toNotify)
          await notifyOfBooking(tx, booking, notification, notifier, await stepsOf(tx, booking, now.getTime()));
        return { checked: rows.length, toNotify: toNotify.length };
      });
      notified += some.toNotify;
      if (some.checked < BATCH) break;
    }
  }
  return notified;
}

async function one(tx: Database, id: number): Promise<StoredBooking> {
  const [row] = await tx.select().from(bookings).where(sql`${bookings.id} = ${id}`);
  if (!row) throw new Error('The booking does not exist');
  return row;
}

/** Expires outdated holds, offers their slots to the waitlist and returns the number of holds. */
export async function expireHolds(db: Database, notifier: Notifier): Promise<number> {
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
          .update(waitlistEntries)
          .set({ state: 'passed' })
          .where(and(eq(waitlistEntries.bookingId, id), eq(waitlistEntries.state, 'offered')));
      const days = new Map(freed.map(({ day, at }) => [day, at]));
      for (const startsAt of days.values()) await offerFreedSlot(tx, { branchId: branch, startsAt }, notifier);
      return freed.length;
    });
  return ended;
}

/** Offers the slots of erased persons to the waitlist, because data erasure sends no messages. */
export async function offerMissedSlots(db: Database, notifier: Notifier): Promise<number> {
  const rows = await db
    .select({ branch: bookings.branchId, at: sql<string>`min(${bookings.startsAt})` })
    .from(waitlistEntries)
    .innerJoin(
      bookings,
      sql`${bookings.branchId} = ${waitlistEntries.branchId} and ${bookings.startsAt} > now()
        and ${dateIn(sql`${bookings.startsAt}`)} = ${waitlistEntries.day}`,
    )
    .where(
      and(
        sql`${waitlistEntries.state} = 'waiting'`,
        eq(bookings.state, 'cancelled'),
        eq(bookings.cancelledBy, 'customer'),
        isNull(bookings.phone),
      ),
    )
    .groupBy(bookings.branchId, waitlistEntries.day);
  for (const { branch, at } of rows)
    await db.transaction(async (tx) => {
      await lockBranches(tx, [branch]);
      await offerFreedSlot(tx, { branchId: branch, startsAt: new Date(at) }, notifier);
    });
  return rows.length;
}

const FIRST_AFTER_MS = 20_000;
const EVERY_MS = 60_000;

export const bookingReminders = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const notifier = { store: app.messages.store, config: app.config };
    const poll = async () => {
      try {
        const freed = (await expireHolds(app.db, notifier)) + (await offerMissedSlots(app.db, notifier));
        const notified = await remindOfBookings(app.db, notifier);
        if (freed + notified > 0) app.messages.wake();
      } catch (err) {
        app.log.error({ err }, 'booking sweep failed');
      }
    };
    const next = (delay: number) => {
      timer = setTimeout(() => {
        running = poll().finally(() => next(EVERY_MS));
      }, delay).unref();
    };
    app.addHook('onListen', async () => next(FIRST_AFTER_MS));
    // Waits for the running sweep before the database closes.
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    });
  },
  { name: 'bookingReminders', dependencies: ['messages'] },
);
