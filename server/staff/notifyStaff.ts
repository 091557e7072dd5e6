import type { NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import type { Database } from '../platform/db/database';
import { deskNotifications } from '../platform/db/schema/desk';

export type Kind = (typeof NOTIFICATION_KINDS)[number];

export type NewNotification = { kind: Kind; thingId: number; branchId: number; staffId: number | null };

/** Stores a notification. Call it in the transaction of the change, whose event also updates open desk pages. */
export async function notifyStaff(tx: Database, { staffId, ...note }: NewNotification): Promise<void> {
  await tx.insert(deskNotifications).values({ ...note, staffId, isAnnounced: staffId !== null });
}
