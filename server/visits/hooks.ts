import type { UnvaluedField } from '#contract/rules/auditWords';
import type { NewVisit, VisitPlace } from '#contract/visitsDesk';
import type { Database } from '../platform/db/database';
import { Hook } from '../platform/hooks';
import type { Actor } from '../staff/audit/record';
import type { Notifier } from './notify';
import type { RequestedWork } from './requestedWorks';
import type { DeskContext, DeskReader } from './scope';
import type { StoredVisit } from './seal';

/** Gives a walk-in booking the customer and car of its new visit, and sets it to in work. */
export type AttachBay = (
  visit: Pick<StoredVisit, 'id' | 'userId' | 'carId' | 'plate' | 'car' | 'year'>,
  actor: Actor,
) => Promise<void>;

export type BegunBooking = {
  enquiryId: number | null;
  complaint: string;
  note: string;
  works: readonly RequestedWork[];
  attach: (visit: number, actor: Actor) => Promise<void>;
};

export type BeginContext = DeskContext & { notifier: Notifier };
export type PlacedVisit = NewVisit & { place: VisitPlace };

/** Callbacks of the booking domain in the transaction of a visit change. Registered in server/desk/hooks.ts. */
export type VisitFollower = {
  beginFromBooking: (tx: Database, of: { id: number; branch: number }, by: DeskReader) => Promise<BegunBooking>;
  /** Takes a bay for a car that has just come. Null if no bay is chosen and none is free. */
  takeBay: (tx: Database, newVisit: PlacedVisit, by: BeginContext) => Promise<AttachBay | null>;
  ended: (tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor) => Promise<void>;
  /** Person or car of the visit was corrected. */
  identified: (tx: Database, visit: StoredVisit, by: Identified) => Promise<void>;
  /** Requires the branch lock (withBranchOfVisit). */
  resumed: (tx: Database, visit: number, actor: Actor) => Promise<void>;
};

/** `fields`: what was corrected. `phone`: the visit has another customer. */
export type Identified = { fields: readonly UnvaluedField[]; notifier: Notifier; actor: Actor };

export const visitFollowers = new Hook<VisitFollower>();

/**
 * Calls `ended` of each registered domain in the caller's transaction. `done`: the car is ready or the visit closed.
 * `arrived`: the visit was cancelled, and its booking is arrived again.
 */
export async function visitEnded(tx: Database, visit: number, state: 'done' | 'arrived', actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.ended(tx, visit, state, actor);
}

/**
 * Calls `resumed` of each registered domain when a ready visit is in work again. The caller must hold the branch lock.
 */
export async function visitResumed(tx: Database, visit: number, actor: Actor): Promise<void> {
  for (const follower of visitFollowers.all) await follower.resumed(tx, visit, actor);
}

/** Calls `identified` of each registered domain after the correction of a person or car. */
export async function visitIdentified(tx: Database, visit: StoredVisit, by: Identified): Promise<void> {
  for (const follower of visitFollowers.all) await follower.identified(tx, visit, by);
}

function bookingDomain(): VisitFollower {
  const [follower] = visitFollowers.all;
  if (!follower) throw new Error('No domain has registered its bookings (server/desk/hooks.ts)');
  return follower;
}

/**
 * Locks the branch and takes a bay from now on. Returns a callback that links the visit, or null without a free bay.
 * @throws 400 on `bay`, 409 `no_room` for a chosen bay
 */
export const takeBay = (tx: Database, newVisit: PlacedVisit, by: BeginContext): Promise<AttachBay | null> =>
  bookingDomain().takeBay(tx, newVisit, by);

/**
 * Locks the branch and checks that the booking can become a visit there. Returns its enquiry and a callback that links
 * the new visit. @throws 400 on `booking` outside branch or scope, 409 `booking_step`
 */
export function beginFromBooking(
  tx: Database,
  of: { id: number; branch: number },
  by: DeskReader,
): Promise<BegunBooking> {
  return bookingDomain().beginFromBooking(tx, of, by);
}
