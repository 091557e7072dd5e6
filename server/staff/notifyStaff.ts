import type { NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { deskNotifications } from '../platform/db/schema/desk';

export type Kind = (typeof NOTIFICATION_KINDS)[number];

export type NewNotification = { kind: Kind; thingId: number; branchId: number; staffId: number | null };

/** Stores a notification for a branch's staff, in the transaction of its cause. Open desks learn of it by the event. */
export async function notifyStaff(tx: Database, { staffId, ...note }: NewNotification): Promise<void> {
  await tx.insert(deskNotifications).values({ ...note, staffId, isAnnounced: staffId !== null });
}
