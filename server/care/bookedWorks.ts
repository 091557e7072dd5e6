import type { Database } from '../platform/db/database';
import { Hook } from '../platform/hooks';

/** The next booking of a service for a garage car. `token`: of the booking link, null for a booking without one. */
export type BookedWork = { car: number; service: number; startsAt: string; token: string | null };

type FindBookedWorks = (db: Database, owners: readonly number[], secret: string) => Promise<BookedWork[]>;

/** Registered by the booking domain in server/desk/hooks.ts. */
export const bookedWorks = new Hook<FindBookedWorks>();

/** Returns the booked services of the garage cars of these owners. */
export async function findBookedWorks(db: Database, owners: readonly number[], secret: string): Promise<BookedWork[]> {
  if (owners.length === 0) return [];
  const found = await Promise.all(bookedWorks.all.map((find) => find(db, owners, secret)));
  return found.flat();
}
