import type { SlotProblem } from '#contract/bookingsDesk';
import type { Database } from '../../platform/db/database';
import { Hook } from '../../platform/hooks';

export type BookingWithoutSlot = {
  id: number;
  version: number;
  reference: string;
  branch: number;
  startsAt: Date;
  why: SlotProblem[];
};

export type ContentDependents = {
  bookingsWithoutSlot: (tx: Database, range: { from?: Date }) => Promise<BookingWithoutSlot[]>;
  bookingsOfBay: (db: Database, bay: number, branch: unknown) => Promise<number>;
};

export const contentDependents = new Hook<ContentDependents>();

/** Returns bookings from `from` (default: now) on that have no slot under the current content, of all domains. */
export async function bookingsWithoutSlot(tx: Database, range: { from?: Date }): Promise<BookingWithoutSlot[]> {
  const found: BookingWithoutSlot[] = [];
  for (const dependents of contentDependents.all) found.push(...(await dependents.bookingsWithoutSlot(tx, range)));
  return found;
}

/** Returns the number of bookings that prevent moving a bay to `branch`. */
export async function bookingsOfBay(db: Database, bay: number, branch: unknown): Promise<number> {
  let count = 0;
  for (const dependents of contentDependents.all) count += await dependents.bookingsOfBay(db, bay, branch);
  return count;
}
