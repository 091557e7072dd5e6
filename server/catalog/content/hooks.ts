import type { StrandedReason } from '#contract/bookingsDesk';
import type { Database } from '../../platform/db/database';
import { Hook } from '../../platform/hooks';

/** A booking to come that the content of the site no longer has a place for. */
export type Stranded = {
  id: number;
  version: number;
  reference: string;
  branch: number;
  startsAt: Date;
  why: StrandedReason[];
};

/** What depends on content that is being changed. server/desk/hooks.ts registers the domain that has it. */
export type ContentDependents = {
  /** Bookings that begin after `from` (now) and have no place in the content as it is. */
  strandedBookings: (tx: Database, asked: { from?: Date }) => Promise<Stranded[]>;
  /** How many bookings to come, or under way, a bay has in another branch than `branch`. */
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
