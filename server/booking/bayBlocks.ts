import { eq, sql } from 'drizzle-orm';
import type { NewBayBlock } from '#contract/bookingsDesk';
import { lockBranches } from '../platform/db/branchLocks';
import type { Database } from '../platform/db/database';
import { bays, bookings } from '../platform/db/schema/booking';

import { ApiFailure } from '../platform/http/errors';
import { refusedField } from '../platform/http/refusals';
import { dayOf, isNear } from '../platform/minutes';
import { recordAudit } from '../staff/audit/record';
import { isInScope } from '../staff/scope';
import { prepareBaySlot } from './allocateBay';
import type { ServiceRequirements } from './availability';
import { NOT_OVERBOOKED, overlappingBookings } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskContext, minuteOf } from './deskScope';
import type { StoredBooking } from './notify';
import { offerFreedSlot } from './waitlist';

/**
 * Returns the branch id of a bay. @throws 400 on `bay` if it does not exist or its branch is outside the reader's scope
 */
export async function branchOfBay(db: Database, bay: number, { me, language }: DeskContext): Promise<number> {
  const [found] = await db.select({ branch: bays.branchId }).from(bays).where(eq(bays.id, bay));
  if (!found || !isInScope(me.scope, found.branch)) throw refusedField('bay', language);
  return found.branch;
}

type BlockRequest = {
  branch: number;
  at: number;
  requirements: Pick<ServiceRequirements, 'minutes' | 'buffer'>;
  bay: number;
};
type Why = { except?: number; overbooking?: string | undefined };

/**
 * Returns the columns of a bay block, without inserting it. The caller must hold the branch lock. @throws 409 `no_room`
 * if the bay is taken and `overbooking`, the reason, is missing
 */
export async function createBlock(
  tx: Database,
  { branch, at, requirements, bay, except, overbooking }: BlockRequest & Why,
  by: DeskContext,
) {
  if (!isNear(dayOf(at))) throw refusedField('starts_at', by.language);
  const span = { from: at, to: at + requirements.minutes + requirements.buffer };
  const taken = await overlappingBookings(tx, { bays: [bay], span, except });
  if (taken.length > 0 && overbooking === undefined)
    throw new ApiFailure(409, 'no_room', { more: { why: ['taken'], taken } });
  const place = await prepareBaySlot(tx, { branch, bay, at }, requirements);
  if (taken.length === 0 || overbooking === undefined) return { ...place, ...NOT_OVERBOOKED };
  return { ...place, isOverbooked: true, overbookingReason: overbooking.trim(), overbookedBy: by.me.id };
}

/**
 * Locks the branch and blocks a bay, so that it cannot be booked. Returns the id of the block. @throws 409 `no_room` if
 * the bay is taken
 */
export async function blockBay(
  tx: Database,
  newBayBlock: NewBayBlock,
  branch: number,
  by: DeskContext,
): Promise<{ id: number }> {
  const { bay, minutes, note } = newBayBlock;
  await lockBranches(tx, [branch]);
  const requirements = { minutes, buffer: 0 };
  const place = await createBlock(
    tx,
    { branch, bay, requirements, at: minuteOf(newBayBlock.starts_at, by.language) },
    by,
  );
  const [row] = await tx
    .insert(bookings)
    .values({ ...place, state: 'blocked', source: 'desk', services: [], note: note.trim() })
    .returning();
  if (!row) throw new Error('The bay was not blocked');
  await recordBooking(tx, by.actor, { action: 'bay_blocked', after: row });
  return { id: row.id };
}

/**
 * Deletes a bay block and offers its slot to the waitlist. The caller must hold the branch lock. @throws 409
 * `booking_step` if `booking` is not a block
 */
export async function unblockBay(
  tx: Database,
  booking: StoredBooking,
  { actor, notifier }: DeskContext,
): Promise<void> {
  const { id, reference, branchId, state } = booking;
  if (state !== 'blocked') throw new ApiFailure(409, 'booking_step');
  await tx.delete(bookings).where(sql`id = ${id}`);
  await recordAudit(tx, actor, { thing: 'booking', action: 'bay_unblocked', thingId: id, name: reference, branchId });
  await offerFreedSlot(tx, booking, notifier);
}
