import type { Database } from '../platform/db/database';
import { Hook } from '../platform/hooks';
import type { Actor } from '../staff/audit/record';
import type { DeskReader } from './scope';

export type BegunBooking = {
  requestId: number | null;
  attach: (visit: number, actor: Actor) => Promise<void>;
};

/** Registered in server/desk/hooks.ts. Runs in the transaction of the change. */
export type VisitFollower = {
  beginFromBooking: (tx: Database, of: { id: number; branch: number }, by: DeskReader) => Promise<BegunBooking>;
  ended: (tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor) => Promise<void>;
  /** Called when work resumes. Requires the branch lock (withBranchOfVisit). */
  resumed: (tx: Database, visit: number, actor: Actor) => Promise<void>;
};

export const visitFollowers = new Hook<VisitFollower>();

export async function visitEnded(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.ended(tx, visit, state, actor);
}

export async function visitResumed(tx: Database, visit: number, actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.resumed(tx, visit, actor);
}

export function beginFromBooking(
  tx: Database,
  of: { id: number; branch: number },
  by: DeskReader,
): Promise<BegunBooking> {
  const [follower] = visitFollowers.all;
  if (!follower) throw new Error('No domain has registered its bookings (server/desk/hooks.ts)');
  return follower.beginFromBooking(tx, of, by);
}
