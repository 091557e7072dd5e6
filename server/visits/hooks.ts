import type { Database } from '../platform/db/database';
import { Hook } from '../platform/hooks';
import type { Actor } from '../staff/audit/record';
import type { Asking } from './scope';

/** The booking whose car has come. */
export type BegunBooking = {
  requestId: number | null;
  /** Links the visit that has begun to the booking. */
  attach: (visit: number, actor: Actor) => Promise<void>;
};

/** What follows the course of visits, in the transaction of the step. server/desk/hooks.ts registers the domain that does. */
export type VisitFollower = {
  /** Locks the branch and the booking. @throws ApiFailure where the car of that booking cannot come now */
  beginFromBooking: (tx: Database, of: { id: number; branch: number }, by: Asking) => Promise<BegunBooking>;
  /** The work is done, or the visit is cancelled and the car is where it was (`arrived`). */
  ended: (tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor) => Promise<void>;
  /** A ready car is worked on again. The caller holds the branch's lock (withBranchOfVisit). */
  resumed: (tx: Database, visit: number, actor: Actor) => Promise<void>;
};

export const visitFollowers = new Hook<VisitFollower>();

export async function visitEnded(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.ended(tx, visit, state, actor);
}

export async function visitResumed(tx: Database, visit: number, actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.resumed(tx, visit, actor);
}

export function beginFromBooking(tx: Database, of: { id: number; branch: number }, by: Asking): Promise<BegunBooking> {
  const [follower] = visitFollowers.all;
  if (!follower) throw new Error('No domain has registered its bookings (server/desk/hooks.ts)');
  return follower.beginFromBooking(tx, of, by);
}
