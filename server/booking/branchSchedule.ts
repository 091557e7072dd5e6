import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MINUTES } from '#contract/rules/clock';
import { readHours } from '../catalog/openingHours';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { bookings } from '../platform/db/schema/booking';
import { bays, bookingRules } from '../platform/db/schema/visible';
import { dayOf, midnightOf, minuteAt, timeAt } from '../platform/minutes';
import type { BranchSchedule, BusySpan } from './availability';

export type StoredRules = Pick<
  typeof bookingRules.$inferSelect,
  'branchId' | 'online' | 'stepMinutes' | 'leadMinutes' | 'horizonDays' | 'onlineShare' | 'cutoffMinutes' | 'mostMoves'
>;

/** `rules` is null if the branch takes no online bookings. */
export type ScheduledBranch = { branch: number; rules: StoredRules | null; schedule: BranchSchedule };

/** `except`: id of a booking that is moved, so its slot counts as free. `minutes`: duration with buffer. */
type ScheduleRequest = {
  branches?: readonly number[];
  first: number;
  last: number;
  now?: number;
  except?: number;
  minutes?: number;
};

const OCCUPIES_BAY = sql.raw(`state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked')`);

/** Returns a lookup of the booking rules of a branch, with the general rules as fallback. 1 statement. */
export async function readRules(db: Database): Promise<(branch: number) => StoredRules | null> {
  const rules = await db.select().from(bookingRules).orderBy(asc(bookingRules.position), asc(bookingRules.id));
  const of = (branch: number | null) => rules.find(({ branchId }) => branchId === branch);
  return (branch) => of(branch) ?? of(null) ?? null;
}

/**
 * Returns the last minute (since 1970) at which the customer can cancel or move: the start minus the cut-off of the
 * rules.
 */
export const changeableUntil = (rules: StoredRules | null, startsAt: Date): number =>
  minuteAt(startsAt) - (rules?.cutoffMinutes ?? 0);

/**
 * Returns opening hours, bays, busy spans and booking rules of visible branches, from day `first` to `last` (days since
 * 1970). To allocate a bay, the caller must hold the branch lock. 5 statements.
 */
export async function readBranchSchedules(
  db: Database,
  { branches: ids, first, last, now = Date.now(), except, minutes = 0 }: ScheduleRequest,
) {
  const ends = last + Math.ceil(minutes / DAY_MINUTES);
  const places = await readHours(db, { branches: ids, first, last: ends });
  const rulesFor = await readRules(db);
  const posts = await db
    .select({ id: bays.id, branchId: bays.branchId, does: bays.categories })
    .from(bays)
    .where(ids ? inArray(bays.branchId, [...ids]) : undefined)
    .orderBy(asc(bays.position), asc(bays.id));
  const taken = await readTaken(db, {
    from: midnightOf(first - 1),
    to: midnightOf(ends + 2),
    now,
    // `is true` stops the planner from using the index on the branch, which would read all its bookings.
    where: sql`${ids ? sql`((branch_id in ${[...ids]} or bay_id in ${[0, ...posts.map(({ id }) => id)]}) is true)` : sql`true`}
      and id is distinct from ${except ?? null}::int`,
  });
  return places.map(({ branch: id, hours }): ScheduledBranch => {
    const rules = rulesFor(id);
    const own = posts.filter(({ branchId }) => branchId === id);
    return {
      branch: id,
      rules,
      schedule: {
        hours,
        bays: own,
        taken: taken.filter((one) => one.branch === id || own.some((bay) => bay.id === one.bay)),
        rules: {
          lead: rules?.leadMinutes ?? 0,
          horizon: rules?.horizonDays ?? 0,
          share: rules?.online ? rules.onlineShare : 0,
        },
        now: minuteAt(new Date(now)),
      },
    };
  });
}

type TakenRow = BusySpan & { branch: number };

/**
 * Holds without a verified phone do not use the daily share; otherwise anonymous holds could exhaust it. A car in work
 * past its planned end occupies its bay until now.
 */
async function readTaken(
  db: Database,
  { from, to, now, where }: { from: number; to: number; now: number; where: SQL },
) {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  // The query is a union, so that each half uses its own index.
  const isNear = sql`tstzrange(starts_at, free_at) && tstzrange(${timeAt(from).toISOString()}::timestamptz, ${timeAt(to).toISOString()}::timestamptz)`;
  const { rows } = await queryRows<TakenRow>(
    db,
    { from: 'number', to: 'number', bay: 'number', minutes: 'number', isOverrun: 'boolean?', branch: 'number' },
    sql`
    select branch_id as branch, bay_id as bay, extract(epoch from starts_at)::float8 / 60 as "from",
      extract(epoch from case when state = 'in_work' then greatest(free_at, ${at}) else free_at end)::float8 / 60 as "to",
      state = 'in_work' and ends_at < ${at} and free_at < ${at} as "isOverrun",
      case when source = 'online' and (state <> 'held' or hold_line is null)
        then extract(epoch from ends_at - starts_at)::float8 / 60 else 0 end as minutes
    from (select * from ${bookings} where ${isNear}
        union all select * from ${bookings} where state = 'in_work' and not (${isNear})) bookings
      where ${OCCUPIES_BAY} and ${where} and (state <> 'held' or hold_expires_at > now())`,
  );
  return rows;
}

/** Returns the schedule of a branch around `at`, or null for a hidden branch. Requires the branch lock. */
export async function readBranchScheduleAt(
  tx: Database,
  branch: number,
  at: number,
  except?: number,
  { minutes, now }: Pick<ScheduleRequest, 'minutes' | 'now'> = {},
): Promise<ScheduledBranch | null> {
  const day = dayOf(at);
  const [found] = await readBranchSchedules(tx, {
    branches: [branch],
    first: day,
    last: day + 1,
    ...(except !== undefined && { except }),
    ...(minutes !== undefined && { minutes }),
    ...(now !== undefined && { now }),
  });
  return found ?? null;
}
