import type { NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { deskNotifications } from '../platform/db/schema/desk';

export type Kind = (typeof NOTIFICATION_KINDS)[number];

export type NewNotification = { kind: Kind; thingId: number; branchId: number; staffId: number | null };

/** Notifies the staff of a branch, in the transaction of the fact. The open desks are told by the event of that fact. */
export async function notifyStaff(tx: Database, { staffId, ...note }: NewNotification): Promise<void> {
  // What the desk has done itself is no news to the staff's group.
  await tx.insert(deskNotifications).values({ ...note, staffId, isAnnounced: staffId !== null });
}
