import { and, eq } from 'drizzle-orm';
import { lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { bookings } from '../platform/db/schema/booking';
import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import type { Actor } from '../staff/audit/record';
import type { VisitFollower } from '../visits/hooks';

import { freeBayNow, restorePlannedTimes } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskReader, findBooking, writeBooking } from './deskScope';
import type { StoredBooking } from './notify';

async function bookingToBegin(
  tx: Database,
  { id, branch }: { id: number; branch: number },
  { me, language }: DeskReader,
): Promise<StoredBooking> {
  await lockBranches(tx, [branch]);
  const booking = await findBooking(tx, me.scope, id);
  if (booking?.branchId !== branch) throw refusedField('booking', language);
  if (booking.state !== 'booked' && booking.state !== 'arrived') throw new ApiFailure(409, 'booking_step');
  return booking;
}

type Step = { booking: StoredBooking; visit: number | null; state: 'in_work' | 'arrived' | 'done' };

async function followVisit(tx: Database, { booking, visit, state }: Step, actor: Actor): Promise<void> {
  const ended = state === 'done' ? await freeBayNow(tx, booking) : {};
  const after = await writeBooking(tx, booking.id, { state, visitId: visit, ...ended });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

/**
 * Ends the booking without the branch lock, which comes first in the lock order: a shorter span cannot collide. So the
 * waitlist gets no offer here.
 */
async function endVisitOfBooking(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'in_work'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (booking) await followVisit(tx, { booking, visit: state === 'done' ? visit : null, state }, actor);
}

/** Takes the planned time again unless it is taken. Requires `withBranchOfVisit`. */
async function resumeVisitOfBooking(tx: Database, visit: number, actor: Actor): Promise<void> {
  const own = and(eq(bookings.visitId, visit), eq(bookings.state, 'done'));
  const [booking] = await tx.select().from(bookings).where(own).for('update');
  if (!booking) return;
  const after = await writeBooking(tx, booking.id, { state: 'in_work', ...(await restorePlannedTimes(tx, booking)) });
  await recordBooking(tx, actor, { action: 'changed', before: booking, after });
}

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
