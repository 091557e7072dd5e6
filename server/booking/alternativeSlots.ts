import { NEIGHBOURS } from '../../contract/rules/bookings';
import type { Database } from '../platform/db/database';
import { isOverlap } from '../platform/db/overlap';
import { ApiFailure } from '../platform/http/errors';
import { dayOf, isNear, isoOf } from '../platform/minutes';
import { availability, type Wish } from './availability';
import { readWorlds } from './branchSchedule';

type Gone = { branch: number; at: number; wish: Wish; except?: number };

/** The nearest free times before and after one that is gone, of its day and the next. */
async function neighboursOf(db: Database, { branch, at, wish, except }: Gone): Promise<string[]> {
  const first = dayOf(at);
  if (!isNear(first)) return [];
  const minutes = wish.minutes + wish.buffer;
  const asked = { branches: [branch], first, last: first + 1, minutes, ...(except !== undefined && { except }) };
  const [found] = await readWorlds(db, asked);
  if (!found) return [];
  const starts = availability(found.world, wish, asked).flatMap((day) => day.starts.map((start) => start.at));
  const before = starts.filter((start) => start < at).slice(-NEIGHBOURS);
  const after = starts.filter((start) => start > at).slice(0, NEIGHBOURS);
  return [...before, ...after].map(isoOf);
}

/** Thrown in the transaction, and answered outside of it with the neighbours. */
export class TimeGone extends Error {
  override name = 'TimeGone';
  constructor(readonly gone: Gone) {
    super('gone');
  }
}

/** Does `work`; where the time is gone, 409 with the nearest free ones. */
export async function orNeighbours<T>(db: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The branch's lock should leave nothing to the constraint; where it does, the time is taken all the same.
    if (isOverlap(error)) throw new ApiFailure(409, 'time_gone', { more: { neighbours: [] }, cause: error });
    if (!(error instanceof TimeGone)) throw error;
    throw new ApiFailure(409, 'time_gone', { more: { neighbours: await neighboursOf(db, error.gone) } });
  }
}
