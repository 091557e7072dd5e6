import { sql } from 'drizzle-orm';
import type { BookingSettled, BookingSettling, BookingTask } from '#contract/bookingsDesk';
import { UNSETTLED_DAYS } from '#contract/rules/deskLimits';
import { lockBranches, runInBranchQueue } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { ApiFailure } from '../platform/http/errors';
import { inScope } from '../staff/scope';
import { changeBooking } from './deskChange';
import { findNextSlot } from './deskPlace';
import { type ReadOptions, readBookings } from './deskRead';
import { type DeskContext, findBooking } from './deskScope';
import { setBookingState } from './deskStates';
import { bookingsWithoutSlot, lostSlotReasons, slotProblemsOf } from './lostSlots';
import type { StoredBooking } from './notify';

/** Returns upcoming bookings that lost their slot, then past ones without a final state. */
export async function listBookingTasks(db: Database, reading: ReadOptions): Promise<BookingTask[]> {
  const withoutSlot = await bookingsWithoutSlot(db, { branches: reading.me.scope.branches });
  const why = new Map(withoutSlot.map((one) => [one.id, lostSlotReasons(one.why)]));
  const ids = [...why].flatMap(([id, reasons]) => (reasons.length > 0 ? [id] : []));
  const where = sql`${inScope(reading.me.scope, sql`booking.branch_id`)} and (booking.id in ${[0, ...ids]}
    or (booking.state in ('booked', 'arrived') and booking.ends_at < now()
      and booking.starts_at > now() - make_interval(days => ${UNSETTLED_DAYS})))`;
  const found = await readBookings(db, { where, order: sql`booking.starts_at` }, reading);
  const tasks = found.map((booking): BookingTask => ({ booking, why: why.get(booking.id) ?? ['unsettled'] }));
  return [
    ...tasks.filter(({ booking }) => why.has(booking.id)),
    ...tasks.filter(({ booking }) => !why.has(booking.id)),
  ];
}

/** Moves or cancels bookings in separate transactions, so that one failure does not roll back the others. */
export async function settleBookings(
  db: Database,
  settling: BookingSettling,
  by: DeskContext,
): Promise<BookingSettled> {
  const settled: BookingSettled = { done: [], failed: [] };
  for (const { id, version } of settling.bookings) {
    const seen = await findBooking(db, by.me.scope, id);
    const why = seen
      ? await runInBranchQueue(seen.branchId, () => settle(db, { seen, version, settling }, by).catch(notSettled))
      : 'changed';
    if (why === null) settled.done.push(id);
    else settled.failed.push({ id, why });
  }
  return settled;
}

function notSettled(error: unknown): Unsettled {
  if (!(error instanceof ApiFailure)) throw error;
  return error.code === 'branch_hidden' ? 'branch' : error.code === 'no_room' ? 'no_time' : 'changed';
}

type Unsettled = BookingSettled['failed'][number]['why'];
type One = { seen: StoredBooking; version: number; settling: BookingSettling };

const settle = (db: Database, { seen, version, settling }: One, by: DeskContext): Promise<Unsettled | null> =>
  db.transaction(async (tx) => {
    await lockBranches(tx, [seen.branchId]);
    const booking = await findBooking(tx, by.me.scope, seen.id);
    if (booking?.version !== version || booking.branchId !== seen.branchId || booking.state !== 'booked')
      return 'changed';
    if (settling.action === 'cancel') {
      await setBookingState(
        tx,
        booking,
        { state: 'cancelled', ...(settling.reason && { reason: settling.reason }) },
        by,
      );
      return null;
    }
    const why = lostSlotReasons((await slotProblemsOf(tx, [booking])).get(booking.id));
    if (why.includes('service')) return 'service';
    if (why.includes('branch')) return 'branch';
    if (why.length === 0) return 'kept';
    const place = await findNextSlot(tx, booking);
    if (!place) return 'no_time';
    await changeBooking(tx, booking, place, by);
    return null;
  });
