import type { StoredBooking } from '../../booking/tell';
import type { Database } from '../../db/database';
import type { AuditValues } from '../../db/schema/desk';
import { type Actor, difference, noteAudit } from '../audit/note';

/** A customer, on the site. */
export const NOBODY_OF_STAFF: Actor = { staffId: null, requestId: null };

type Noted = { action: string; before?: StoredBooking; after: StoredBooking };

/** What was done with a booking, for the audit and the open desks. Nobody's name, phone or words stand there. */
export async function noteBooking(tx: Database, actor: Actor, { action, before, after }: Noted): Promise<void> {
  const { id, reference, branchId } = after;
  const isElsewhere = before !== undefined && before.branchId !== branchId;
  await noteAudit(tx, actor, {
    thing: 'booking',
    action,
    thingId: id,
    name: reference,
    branchId,
    ...(isElsewhere && { formerBranchId: before.branchId }),
    ...(before ? difference(valuesOf(before), valuesOf(after)) : { after: valuesOf(after) }),
  });
}

const valuesOf = (booking: StoredBooking): AuditValues => ({
  state: booking.state,
  branch: booking.branchId,
  bay: booking.bayId,
  starts_at: booking.startsAt.toISOString(),
  ends_at: booking.endsAt.toISOString(),
  services: booking.services.map(({ id }) => id),
  overbooking: booking.isOverbooked,
});
