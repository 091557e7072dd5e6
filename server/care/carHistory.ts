import { type SQL, sql } from 'drizzle-orm';
import { iso } from '../platform/db/expressions';
import { cars } from '../platform/db/schema/accounts';
import { historyGrants } from '../platform/db/schema/sharing';
import { visits } from '../platform/db/schema/visits';

/** Not `exists`, which the planner turns into a scan of all visits. */
export const isCorrected = sql`((select later.id from ${visits} later where later.corrects_id = visit.id and later.state = 'closed') is not null)`;

const ofFirstVisit = (value: SQL): SQL => sql`(with recursive first as (
    select visit.id, visit.corrects_id, visit.closed_at
    union all select earlier.id, earlier.corrects_id, earlier.closed_at from ${visits} earlier join first on earlier.id = first.corrects_id)
  select ${value} from first where corrects_id is null)`;

/** SQL: closing time of a visit; for a correction, that of the original visit. */
export const firstClosedAt = sql`(case when visit.corrects_id is null then visit.closed_at else ${ofFirstVisit(sql`closed_at`)} end)`;

export const firstClosing = sql<string>`(select ${iso(firstClosedAt)} from ${visits} visit where visit.id = "visits"."id")`;

export const closingTimes = (
  { correctsId, closedAt }: Pick<typeof visits.$inferSelect, 'correctsId' | 'closedAt'>,
  first: string,
): { closed_at: string; corrected_at?: string } => ({
  closed_at: new Date(first).toISOString(),
  ...(correctsId !== null && closedAt && { corrected_at: closedAt.toISOString() }),
});

export const firstVisitId = sql`(case when visit.corrects_id is null then visit.id else ${ofFirstVisit(sql`id`)} end)`;

const isCurrent = sql`visit.state = 'closed' and not ${isCorrected}`;

/** SQL subquery: closed visits of a car, own and handed over, except corrected ones. Each half uses its own index. */
export const visitsOfCar = (userId: SQL | number, carId: SQL | number): SQL => sql`(
  select visit.* from ${visits} visit where visit.car_id = ${carId} and visit.user_id = ${userId} and ${isCurrent}
  union select visit.* from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
  where granted.user_id = ${userId} and granted.car_id = ${carId} and ${isCurrent})`;

/** SQL condition: the user owns the visit, or received it with a car that is still in the user's garage. */
export const isReadableBy = (
  userId: number,
): SQL => sql`(${visits.userId} = ${userId} or exists (select from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId}
    and ${carInGarage(sql`${historyGrants.carId}`)} is not null))`;

export const carInGarage = (carId: SQL): SQL<number | null> =>
  sql<number | null>`(select own.id from ${cars} own where own.id = ${carId} and own.removed_at is null)`;

/** SQL: mileage of a garage car in km; null if unknown or the car was removed. */
export const mileageOfCar = (carId: SQL): SQL<number | null> =>
  sql<
    number | null
  >`(select nullif(own.mileage, 0) from ${cars} own where own.id = ${carId} and own.removed_at is null)`;

export const carOfReader = (userId: number): SQL<number | null> =>
  carInGarage(sql`(select ${historyGrants.carId} from ${historyGrants}
  where ${historyGrants.visitId} = ${visits.id} and ${historyGrants.userId} = ${userId})`);

const ownOf = (userId: number): SQL => sql`
  select id, number, car, year, coalesce(plate, '') as plate, car_id, branch_id, ${firstClosedAt} as closed_at, mileage, total,
    false as is_handed_over
  from ${visits} visit where user_id = ${userId} and state = 'closed'`;
const receivedBy = (userId: number): SQL => sql`
  select visit.id, visit.number, visit.car, visit.year, '' as plate, granted.car_id, visit.branch_id, ${firstClosedAt} as closed_at,
    visit.mileage, visit.total, true as is_handed_over
  from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
  where granted.user_id = ${userId} and visit.user_id is distinct from ${userId} and visit.state = 'closed'
    and ${carInGarage(sql`granted.car_id`)} is not null`;

/** SQL subquery: closed visits, own and handed over; the latter have no plate. Each half uses its own index. */
export const readableBy = (userId: number): SQL => sql`(${ownOf(userId)} union all ${receivedBy(userId)})`;

const NEWEST_FIRST = sql`order by closed_at desc, id desc`;

/** Limits each half of the union, so that neither index scan reads more than `most` rows. */
export function newestReadableBy(userId: number, which: SQL, most: number): SQL {
  const newest = (way: SQL) => sql`(select * from (${way}) visit where ${which} ${NEWEST_FIRST} limit ${most})`;
  return sql`(select * from (${newest(ownOf(userId))} union all ${newest(receivedBy(userId))}) visit ${NEWEST_FIRST} limit ${most})`;
}
