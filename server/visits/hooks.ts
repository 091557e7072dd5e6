import type { Database } from '../platform/db/database';
import { Hook } from '../platform/hooks';
import type { Actor } from '../staff/audit/record';
import type { Asking } from './scope';

export type BegunBooking = {
  requestId: number | null;
  attach: (visit: number, actor: Actor) => Promise<void>;
};

/** Follows visit changes in their transaction. server/desk/hooks.ts registers the domain. */
export type VisitFollower = {
  /** Locks the branch and the booking. @throws ApiFailure if the visit cannot begin now */
  beginFromBooking: (tx: Database, of: { id: number; branch: number }, by: Asking) => Promise<BegunBooking>;
  /** Work is done, or the visit is cancelled and the car still waits (`arrived`). */
  ended: (tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor) => Promise<void>;
  /** Work resumes. The caller must hold the branch lock (withBranchOfVisit). */
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
