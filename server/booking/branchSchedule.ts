import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MINUTES } from '#contract/rules/clock';
import { readHours } from '../catalog/openingHours';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { bookings } from '../platform/db/schema/booking';
import { bays, bookingRules } from '../platform/db/schema/shown';
import { dayOf, midnightOf, minuteAt, timeAt } from '../platform/minutes';
import type { BranchSchedule, Taken } from './availability';

export type StoredRules = Pick<
  typeof bookingRules.$inferSelect,
  'branchId' | 'online' | 'stepMinutes' | 'leadMinutes' | 'horizonDays' | 'onlineShare' | 'cutoffMinutes' | 'mostMoves'
>;

/** A branch as booking sees it. `rules` null: nobody has written any, and nothing is booked on line. */
export type ScheduledBranch = { branch: number; rules: StoredRules | null; schedule: BranchSchedule };

/** `except`: a booking that is about to move. `minutes`: how long the work lasts with its buffer, which may end days after `last`. */
type Asked = {
  branches?: readonly number[];
  first: number;
  last: number;
  now?: number;
  except?: number;
  minutes?: number;
};

const TAKING = sql.raw(`state in ('held', 'booked', 'arrived', 'in_work', 'done', 'blocked')`);

/** Of a branch: its own, else those of all. 1 statement. */
export async function readRules(db: Database): Promise<(branch: number) => StoredRules | null> {
  const rules = await db.select().from(bookingRules).orderBy(asc(bookingRules.position), asc(bookingRules.id));
  const of = (branch: number | null) => rules.find(({ branchId }) => branchId === branch);
  return (branch) => of(branch) ?? of(null) ?? null;
}

/** The last minute in which a customer moves or cancels what begins then. */
export const changeableUntil = (rules: StoredRules | null, startsAt: Date): number =>
  minuteAt(startsAt) - (rules?.cutoffMinutes ?? 0);

/** The branches that are shown, with what is taken from the first day to the end of what begins on the last. 5 statements, however many there are. */
export async function readBranchSchedules(
  db: Database,
  { branches: ids, first, last, now = Date.now(), except, minutes = 0 }: Asked,
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
    // `is true` keeps the planner from reading all bookings that the branch ever had.
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

type TakenRow = Taken & { branch: number };

/**
 * A hold that has run out takes nothing, whether somebody has ended it or not. A hold without a proven phone takes its bay, and no minutes of the day's share:
 * else holds of nobody would close a day. A car that is still in work takes its bay until now.
 */
async function readTaken(
  db: Database,
  { from, to, now, where }: { from: number; to: number; now: number; where: SQL },
) {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  // Each half uses its own index: the time of a booking, and cars in work whenever they came.
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
      where ${TAKING} and ${where} and (state <> 'held' or hold_expires_at > now())`,
  );
  return rows;
}

/** A branch around a time, in the transaction that holds its lock; null where there is no such branch. */
export async function readBranchScheduleAt(
  tx: Database,
  branch: number,
  at: number,
  except?: number,
  { minutes, now }: Pick<Asked, 'minutes' | 'now'> = {},
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
