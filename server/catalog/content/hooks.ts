import type { StrandedReason } from '#contract/bookingsDesk';
import type { Database } from '../../platform/db/database';
import { Hook } from '../../platform/hooks';

export type Stranded = {
  id: number;
  version: number;
  reference: string;
  branch: number;
  startsAt: Date;
  why: StrandedReason[];
};

export type ContentDependents = {
  /** Returns bookings from `from` (default now) on that have no slot in the current content. */
  strandedBookings: (tx: Database, asked: { from?: Date }) => Promise<Stranded[]>;
  bookingsOfBay: (db: Database, bay: number, branch: unknown) => Promise<number>;
};

export const contentDependents = new Hook<ContentDependents>();

export async function strandedBookings(tx: Database, asked: { from?: Date }): Promise<Stranded[]> {
  const found: Stranded[] = [];
  for (const dependents of contentDependents.all) found.push(...(await dependents.strandedBookings(tx, asked)));
  return found;
}

export async function bookingsOfBay(db: Database, bay: number, branch: unknown): Promise<number> {
  let count = 0;
  for (const dependents of contentDependents.all) count += await dependents.bookingsOfBay(db, bay, branch);
  return count;
}
