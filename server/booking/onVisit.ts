import { and, eq } from 'drizzle-orm';
import { lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Actor } from '../staff/audit/record';
import type { VisitFollower } from '../visits/hooks';

import { endNow, plannedAgain } from './deskPlace';
import { noteBooking } from './deskRecord';
import { type Asking, findBooking, writeBooking } from './deskScope';
import type { StoredBooking } from './notify';

/** Whose car has come: of the visit's branch, which is locked before anything of the visit is. */
async function bookingToBegin(
  tx: Database,
  { id, branch }: { id: number; branch: number },
  { me, language }: Asking,
): Promise<StoredBooking> {
  await lockBranches(tx, [branch]);
  const booking = await findBooking(tx, me.scope, id);
  if (booking?.branchId !== branch) throw refusedField('booking', language);
  if (booking.state !== 'booked' && booking.state !== 'arrived') throw new ApiFailure(409, 'booking_step');
  return booking;
}

type Step = { booking: StoredBooking; visit: number | null; state: 'in_work' | 'arrived' | 'done' };

async function followVisit(tx: Database, { booking, visit, state }: Step, actor: Actor): Promise<void> {
  const ended = state === 'done' ? await endNow(tx, booking) : {};
  const after = await writeBooking(tx, booking.id, { state, visitId: visit, ...ended });
  await noteBooking(tx, actor, { action: 'changed', before: booking, after });
}

/**
 * A ready or closed visit ends its booking, and the bay is free at once. A cancelled one leaves the car where it was. The branch is not locked: its lock comes before
 * those of the visit, and a time that gets shorter can collide with nothing. For the same reason the waitlist is not offered the freed time.
 */
async function endVisitOfBooking(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'in_work'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (booking) await followVisit(tx, { booking, visit: state === 'done' ? visit : null, state }, actor);
}

/**
 * Work that is taken up again takes the bay for the planned time. Where somebody else has that time by now the booking keeps the shorter one: a car in work
 * takes its bay until it is done all the same. Within `withBranchOfVisit`.
 */
async function resumeVisitOfBooking(tx: Database, visit: number, actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'done'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (!booking) return;
  const after = await writeBooking(tx, booking.id, { state: 'in_work', ...(await plannedAgain(tx, booking)) });
  await noteBooking(tx, actor, { action: 'changed', before: booking, after });
}

/** What bookings do when a visit takes a step. */
export const bookingsByVisit: VisitFollower = {
  beginFromBooking: async (tx, of, by) => {
    const booking = await bookingToBegin(tx, of, by);
    return {
      requestId: booking.requestId,
      attach: (visit, actor) => followVisit(tx, { booking, visit, state: 'in_work' }, actor),
    };
  },
  ended: endVisitOfBooking,
  resumed: resumeVisitOfBooking,
};
