import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { bookings, waitlistEntries } from '../platform/db/schema/booking';
import { dayOf, isNear, type Span, timeAt } from '../platform/minutes';
import {
  type Asker,
  availability,
  type Bay,
  type BusySpan,
  type ServiceRequirements,
  type Start,
} from './availability';
import { readBranchScheduleAt, type ScheduledBranch } from './branchSchedule';
import type { RequestedServices } from './serviceRequirements';
import { SlotTakenError } from './times';

const breadth = ({ does }: Bay): number => (does.length === 0 ? Number.POSITIVE_INFINITY : does.length);

function gapAround(taken: readonly BusySpan[], bay: number, { from, to }: Span): number {
  const own = taken.filter((one) => one.bay === bay);
  const before = Math.max(...own.map((one) => one.to).filter((end) => end <= from), Number.NEGATIVE_INFINITY);
  const after = Math.min(...own.map((one) => one.from).filter((start) => start >= to), Number.POSITIVE_INFINITY);
  return after - before;
}

/**
 * Orders the `free` bays: those with the fewest skills first, then by the smallest idle gap around `span` (best fit).
 */
export function baysInOrder(
  bays: readonly Bay[],
  taken: readonly BusySpan[],
  free: readonly number[],
  span: Span,
): number[] {
  return bays
    .filter(({ id }) => free.includes(id))
    .map((bay) => ({ id: bay.id, breadth: breadth(bay), gap: gapAround(taken, bay.id, span) }))
    .toSorted((one, other) => less(one.breadth, other.breadth) || less(one.gap, other.gap) || one.id - other.id)
    .map(({ id }) => id);
}

export const chooseBay = (...args: Parameters<typeof baysInOrder>): number | null => baysInOrder(...args)[0] ?? null;

const less = (one: number, other: number): number => (one === other ? 0 : one - other);

export type BaySlot = { branchId: number; bayId: number; startsAt: Date; endsAt: Date; freeAt: Date };

type SlotRequest = {
  branch: number;
  at: number;
  requested: RequestedServices;
  asker?: Asker;
  except?: number;
  now?: number;
};

/**
 * Chooses a free bay for a start on the slot grid (`at`: minutes since 1970) and returns the columns of the slot. The
 * caller must hold the branch lock. @throws SlotTakenError
 */
export async function allocateBay(
  tx: Database,
  { branch, at, requested, asker = 'online', except, now }: SlotRequest,
): Promise<BaySlot> {
  const reach = { minutes: requested.minutes + requested.requirements(1).buffer, ...(now !== undefined && { now }) };
  const found = isNear(dayOf(at)) ? await readBranchScheduleAt(tx, branch, at, except, reach) : null;
  const requirements = requested.requirements(found?.rules?.stepMinutes ?? 60);
  const slotTaken = new SlotTakenError({ branch, at, requirements, ...(except !== undefined && { except }) });
  if (!found) throw slotTaken;
  const day = dayOf(at);
  const starts = availability(found.schedule, requirements, { first: day, last: day, asker })[0]?.starts ?? [];
  const start = starts.find((one) => one.at === at);
  if (!start) throw slotTaken;
  return allocateStart(tx, found, requirements, start);
}

/**
 * Chooses one of the free bays of a start by `baysInOrder` and returns the columns of the slot. The caller must have
 * read the schedule under the branch lock.
 */
export async function allocateStart(
  tx: Database,
  { branch, schedule }: ScheduledBranch,
  requirements: ServiceRequirements,
  { at, bays }: Start,
): Promise<BaySlot> {
  const span = { from: at, to: at + requirements.minutes + requirements.buffer };
  const bay = chooseBay(schedule.bays, schedule.taken, bays, span);
  if (bay === null) throw new Error('A start without a bay');
  return prepareBaySlot(tx, { branch, bay, at }, requirements);
}

/** Expires outdated holds, because the exclusion constraint still counts them, and returns the columns of the slot. */
export async function prepareBaySlot(
  tx: Database,
  { branch, bay, at }: { branch: number; bay: number; at: number },
  { minutes, buffer }: Pick<ServiceRequirements, 'minutes' | 'buffer'>,
): Promise<BaySlot> {
  const place = {
    branchId: branch,
    bayId: bay,
    startsAt: timeAt(at),
    endsAt: timeAt(at + minutes),
    freeAt: timeAt(at + minutes + buffer),
  };
  await tx.execute(sql`
    with ended as (update ${bookings} set state = 'expired', changed_at = now()
      where state = 'held' and hold_expires_at <= now() and bay_id = ${bay}
        and tstzrange(starts_at, free_at) && tstzrange(${place.startsAt.toISOString()}::timestamptz, ${place.freeAt.toISOString()}::timestamptz)
      returning id)
    update ${waitlistEntries} set state = 'passed' where state = 'offered' and booking_id in (select id from ended)`);
  return place;
}
