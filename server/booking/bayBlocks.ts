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
import { placeIn } from './allocateBay';
import type { ServiceRequirements } from './availability';
import { NOT_OVERBOOKED, overlappingBookings } from './deskPlace';
import { recordBooking } from './deskRecord';
import { type DeskContext, minuteOf } from './deskScope';
import type { StoredBooking } from './notify';
import { offerFreedSlot } from './waitlist';

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
  const place = await placeIn(tx, { branch, bay, at }, requirements);
  if (taken.length === 0 || overbooking === undefined) return { ...place, ...NOT_OVERBOOKED };
  return { ...place, isOverbooked: true, overbookingReason: overbooking.trim(), overbookedBy: by.me.id };
}

/** Blocks a bay and returns the id. @throws 409 if it is occupied */
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
