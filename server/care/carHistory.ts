import { type SQL, sql } from 'drizzle-orm';
import { iso } from '../platform/db/expressions';
import { cars } from '../platform/db/schema/accounts';
import { historyGrants } from '../platform/db/schema/sharing';
import { visits } from '../platform/db/schema/visits';

/**
 * A closed visit that a later closed one puts right: one looked for by its index. As `exists` it is made of all visits there are, because
 * nothing tells the planner how few of them are corrections.
 */
export const isCorrected = sql`((select later.id from ${visits} later where later.corrects_id = visit.id and later.state = 'closed') is not null)`;

/** A value of the visit that a chain of corrections began with; `first` is its row, and `visit` the row of the last. */
const ofFirstVisit = (value: SQL): SQL => sql`(with recursive first as (
    select visit.id, visit.corrects_id, visit.closed_at
    union all select earlier.id, earlier.corrects_id, earlier.closed_at from ${visits} earlier join first on earlier.id = first.corrects_id)
  select ${value} from first where corrects_id is null)`;

/** When the work was done: a correction has the time of the visit that it corrects. `visit` is a row of the visits. */
export const firstClosedAt = sql`(case when visit.corrects_id is null then visit.closed_at else ${ofFirstVisit(sql`closed_at`)} end)`;

/** The same, of a row of `visits` itself, as ISO 8601. */
export const firstClosing = sql<string>`(select ${iso(firstClosedAt)} from ${visits} visit where visit.id = "visits"."id")`;

/** As the contract has them: a correction also says when it was itself closed. */
export const closingTimes = (
  { correctsId, closedAt }: Pick<typeof visits.$inferSelect, 'correctsId' | 'closedAt'>,
  first: string,
): { closed_at: string; corrected_at?: string } => ({
  closed_at: new Date(first).toISOString(),
  ...(correctsId !== null && closedAt && { corrected_at: closedAt.toISOString() }),
});

/** The id of that visit. */
export const firstVisitId = sql`(case when visit.corrects_id is null then visit.id else ${ofFirstVisit(sql`id`)} end)`;

/** A closed visit that no later one puts right; `visit` is a row of the visits. */
const isStanding = sql`visit.state = 'closed' and not ${isCorrected}`;

/**
 * The closed visits that count of a customer's car, as a relation: their own, and those that came with the car from who had it before. Each way
 * by an index of its own.
 */
export const visitsOfCar = (userId: SQL | number, carId: SQL | number): SQL => sql`(
  select visit.* from ${visits} visit where visit.car_id = ${carId} and visit.user_id = ${userId} and ${isStanding}
  union select visit.* from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
  where granted.user_id = ${userId} and granted.car_id = ${carId} and ${isStanding})`;

/** Whether a row of `visits` is a customer's to read: their own, or one that came with a car that is in their garage. */
export const isReadableBy = (
  userId: number,
): SQL => sql`(${visits.userId} = ${userId} or exists (select from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId}
    and ${ofGarage(sql`${historyGrants.carId}`)} is not null))`;

/** The same id, or null for a car that was removed from the garage. */
export const ofGarage = (carId: SQL): SQL<number | null> =>
  sql<number | null>`(select own.id from ${cars} own where own.id = ${carId} and own.removed_at is null)`;

/** With which car of theirs a row of `visits` came. */
export const carOfReader = (userId: number): SQL<number | null> =>
  ofGarage(sql`(select ${historyGrants.carId} from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId})`);

const ownOf = (userId: number): SQL => sql`
  select id, number, car, year, coalesce(plate, '') as plate, car_id, branch_id, ${firstClosedAt} as closed_at, mileage, total,
    false as is_handed_over
  from ${visits} visit where user_id = ${userId} and state = 'closed'`;
const cameTo = (userId: number): SQL => sql`
  select visit.id, visit.number, visit.car, visit.year, '' as plate, granted.car_id, visit.branch_id, ${firstClosedAt} as closed_at,
    visit.mileage, visit.total, true as is_handed_over
  from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
  where granted.user_id = ${userId} and visit.user_id is distinct from ${userId} and visit.state = 'closed'
    and ${ofGarage(sql`granted.car_id`)} is not null`;

/**
 * The closed visits that a customer reads, as a relation, with the time of the first one as that of a correction: their own, and those that came with a car of their garage, which are
 * of that car and tell no plate. Each way by an index of its own.
 */
export const readableBy = (userId: number): SQL => sql`(${ownOf(userId)} union all ${cameTo(userId)})`;

const NEWEST_FIRST = sql`order by closed_at desc, id desc`;

/** The newest of them that `which` names, a condition on `visit`. Neither way is read further than it is wanted. */
export function newestReadableBy(userId: number, which: SQL, most: number): SQL {
  const newest = (way: SQL) => sql`(select * from (${way}) visit where ${which} ${NEWEST_FIRST} limit ${most})`;
  return sql`(select * from (${newest(ownOf(userId))} union all ${newest(cameTo(userId))}) visit ${NEWEST_FIRST} limit ${most})`;
}
