import { type AuditAction, UNVALUED_FIELDS, type UnvaluedField } from '#contract/rules/auditWords';
import type { Database } from '../platform/db/database';
import type { AuditValues } from '../platform/db/schema/desk';
import { dayOf, minuteAt } from '../platform/minutes';
import { type Actor, difference, recordAudit } from '../staff/audit/record';
import { notifyStaff } from '../staff/notifyStaff';
import type { StoredBooking } from './notify';

export const NO_STAFF: Actor = { staffId: null, requestId: null };

type RecordedChange = { action: AuditAction; before?: StoredBooking; after: StoredBooking };

/** Writes an audit entry and sends an event to open desk pages, both without personal data. */
export async function recordBooking(
  tx: Database,
  actor: Actor,
  { action, before, after }: RecordedChange,
): Promise<void> {
  const { id, reference, branchId } = after;
  const fields = before ? changedFields(before, after) : [];
  const values = before ? difference(valuesOf(before), valuesOf(after)) : { after: valuesOf(after) };
  const isElsewhere = before !== undefined && before.branchId !== branchId;
  await recordAudit(tx, actor, {
    thing: 'booking',
    action,
    thingId: id,
    name: reference,
    branchId,
    ...(isElsewhere && { formerBranchId: before.branchId }),
    ...values,
    ...(fields.length > 0 && { after: { ...values.after, fields } }),
  });
  const kind = newsOf({ before, after });
  if (!kind) return;
  await notifyStaff(tx, { kind, thingId: id, branchId, staffId: actor.staffId });
  if (isElsewhere) await notifyStaff(tx, { kind, thingId: id, branchId: before.branchId, staffId: actor.staffId });
}

function newsOf({ before, after }: { before: StoredBooking | undefined; after: StoredBooking }) {
  const today = dayOf(minuteAt(new Date()));
  const isSoon = [before, after].some((one) => one && [today, today + 1].includes(dayOf(minuteAt(one.startsAt))));
  if (!isSoon) return null;
  if (after.state === 'cancelled') return before && before.state !== 'cancelled' ? 'booking_cancelled' : null;
  if (after.state !== 'booked') return null;
  if (!before || before.state === 'held') return 'booking_made';
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime() || before.branchId !== after.branchId;
  return isMoved ? 'booking_moved' : null;
}

function changedFields(before: StoredBooking, after: StoredBooking): UnvaluedField[] {
  const { name, phone, plate, complaint, note } = before;
  const isChanged: Partial<Record<UnvaluedField, boolean>> = {
    name: after.name !== name,
    phone: after.phone !== phone,
    plate: after.plate !== plate,
    car: after.car !== before.car || after.year !== before.year,
    complaint: after.complaint !== complaint,
    note: after.note !== note,
  };
  return UNVALUED_FIELDS.filter((field) => isChanged[field]);
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
