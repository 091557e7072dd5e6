import { sql } from 'drizzle-orm';
import type { BookingSettled, BookingSettling, BookingTask } from '../../../contract/desk/bookingTasks';
import { UNSETTLED_DAYS } from '../../../contract/desk/limits';
import { availability } from '../../booking/availability';
import { baysInOrder } from '../../booking/chooseBay';
import { inTurn, lockBranches } from '../../booking/locks';
import { lostPlaceOf } from '../../booking/lostPlaces';
import { dayOf, isoOf, minuteAt } from '../../booking/minutes';
import type { StoredBooking } from '../../booking/tell';
import { readWorlds } from '../../booking/worlds';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import { inScope } from '../scope';
import { changeBooking } from './change';
import { categoriesOf } from './place';
import { type Reading, readBookings } from './read';
import { type By, findBooking } from './scope';
import { setBookingState } from './states';
import { strandedBookings } from './stranded';

/** How far a new time is looked for, and how far ahead it begins at least. */
const SEARCH_DAYS = 14;
const NOTICE_MINUTES = 120;

/** What asks somebody of the own branches for a decision: bookings to come without a place, then past ones that nobody has settled. */
export async function listBookingTasks(db: Database, reading: Reading): Promise<BookingTask[]> {
  const stranded = await strandedBookings(db, { branches: reading.me.scope.branches });
  const why = new Map(stranded.map((one) => [one.id, lostPlaceOf(one.why)]));
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

/** One by one, each in a transaction of its own: what cannot be settled does not keep the others. */
export async function settleBookings(db: Database, asked: BookingSettling, by: By): Promise<BookingSettled> {
  const settled: BookingSettled = { done: [], failed: [] };
  for (const { id, version } of asked.bookings) {
    const seen = await findBooking(db, by.me.scope, id);
    const isDone =
      seen !== null &&
      (await inTurn(seen.branchId, () => settle(db, { seen, version, asked }, by)).catch((error: unknown) => {
        if (error instanceof ApiFailure) return false;
        throw error;
      }));
    settled[isDone ? 'done' : 'failed'].push(id);
  }
  return settled;
}

type One = { seen: StoredBooking; version: number; asked: BookingSettling };

const settle = (db: Database, { seen, version, asked }: One, by: By): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockBranches(tx, [seen.branchId]);
    const booking = await findBooking(tx, by.me.scope, seen.id);
    if (booking?.version !== version || booking.branchId !== seen.branchId || booking.state !== 'booked') return false;
    if (asked.action === 'cancel') {
      await setBookingState(tx, booking, { state: 'cancelled', ...(asked.reason && { reason: asked.reason }) }, by);
      return true;
    }
    const place = await nextPlace(tx, booking);
    if (!place) return false;
    await changeBooking(tx, booking, place, by);
    return true;
  });

/** The first free time of its branch from its own one on, for the work as it was booked. */
async function nextPlace(tx: Database, booking: StoredBooking): Promise<{ starts_at: string; bay: number } | null> {
  const [from, to, free] = [booking.startsAt, booking.endsAt, booking.freeAt].map(minuteAt) as [number, number, number];
  const earliest = Math.max(from, Math.ceil(minuteAt(new Date())) + NOTICE_MINUTES);
  const span = { first: dayOf(earliest), last: dayOf(earliest) + SEARCH_DAYS };
  const [found] = await readWorlds(tx, { branches: [booking.branchId], ...span, except: booking.id });
  if (!found) return null;
  const { world, rules } = found;
  const wish = {
    minutes: to - from,
    buffer: free - to,
    categories: await categoriesOf(tx, booking.services),
    step: rules?.stepMinutes ?? 60,
  };
  const start = availability(world, wish, { ...span, asker: 'desk' })
    .flatMap(({ starts }) => starts)
    .find(({ at }) => at >= earliest);
  if (!start) return null;
  const { at, bays } = start;
  const [bay] = baysInOrder(world.bays, world.taken, bays, { from: at, to: at + wish.minutes + wish.buffer });
  return bay === undefined ? null : { starts_at: isoOf(at), bay };
}
