import { type SQL, sql } from 'drizzle-orm';
import { historyGrants } from '../db/schema/sharing';
import { visits } from '../db/schema/visits';

/**
 * A closed visit that a later closed one puts right: one looked for by its index. As `exists` it is made of all visits there are, because
 * nothing tells the planner how few of them are corrections.
 */
export const isCorrected = sql`((select later.id from ${visits} later where later.corrects_id = visit.id and later.state = 'closed') is not null)`;

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

/** Whether a row of `visits` is a customer's to read: their own, or one that came with a car. */
export const isReadableBy = (
  userId: number,
): SQL => sql`(${visits.userId} = ${userId} or exists (select from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId}))`;

/** With which car of theirs a row of `visits` came. */
export const carOfReader = (userId: number): SQL<number | null> => sql<
  number | null
>`(select ${historyGrants.carId} from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId})`;

const ownOf = (userId: number): SQL => sql`
  select id, number, car, year, coalesce(plate, '') as plate, car_id, branch_id, closed_at, mileage, total, false as is_handed_over
  from ${visits} where user_id = ${userId} and state = 'closed'`;
const cameTo = (userId: number): SQL => sql`
  select came.id, came.number, came.car, came.year, '' as plate, granted.car_id, came.branch_id, came.closed_at, came.mileage, came.total,
    true as is_handed_over
  from ${historyGrants} granted join ${visits} came on came.id = granted.visit_id
  where granted.user_id = ${userId} and came.user_id is distinct from ${userId} and came.state = 'closed'`;

/**
 * The closed visits that a customer reads, as a relation: their own, and those that came with a car, which are of the reader's car and tell no
 * plate. Each way by an index of its own.
 */
export const readableBy = (userId: number): SQL => sql`(${ownOf(userId)} union all ${cameTo(userId)})`;

const NEWEST_FIRST = sql`order by closed_at desc, id desc`;

/** The newest of them that `which` names, a condition on `visit`. Neither way is read further than it is wanted. */
export function newestReadableBy(userId: number, which: SQL, most: number): SQL {
  const newest = (way: SQL) => sql`(select * from (${way}) visit where ${which} ${NEWEST_FIRST} limit ${most})`;
  return sql`(select * from (${newest(ownOf(userId))} union all ${newest(cameTo(userId))}) visit ${NEWEST_FIRST} limit ${most})`;
}
