import { DAY_MINUTES } from '#contract/rules/clock';
import { type Hours, openSpans, readHours } from '../catalog/openingHours';
import type { Database } from '../platform/db/database';
import { dayOf, minuteAt, timeAt } from '../platform/minutes';

const HORIZON_DAYS = 7;

export type PickUpTime = { from: Date; until: Date };

/**
 * Returns when a ready car can be picked up: opening hours of the current or next open day, without breaks. Null if the
 * branch never closes or stays closed for a week.
 */
export function pickUpOf(hours: Hours, at: Date): PickUpTime | null {
  const now = minuteAt(at);
  const today = dayOf(now);
  const spans = openSpans(hours, today, today + HORIZON_DAYS).filter(({ to }) => to > now);
  const [next] = spans;
  if (!next || next.to - Math.max(next.from, now) > DAY_MINUTES) return null;
  const last = spans.findLast(({ from }) => dayOf(from) === dayOf(next.from)) ?? next;
  return { from: timeAt(next.from), until: timeAt(last.to) };
}

/** Returns the pick-up times of visible branches by id, as `pickUpOf` computes them from opening and special hours. */
export async function readPickUps(
  db: Database,
  branches: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, PickUpTime | null>> {
  if (branches.length === 0) return new Map();
  const today = dayOf(minuteAt(at));
  const places = await readHours(db, { branches, first: today, last: today + HORIZON_DAYS });
  return new Map(places.map(({ branch, hours }) => [branch, pickUpOf(hours, at)]));
}
