import { type SQL, sql } from 'drizzle-orm';
import type { Handover } from '../../contract/sharing';
import type { Database } from '../db/database';
import { cars, users } from '../db/schema/customers';
import { handoverReaders, historyGrants, historyHandovers } from '../db/schema/sharing';
import { visits } from '../db/schema/visits';
import { iso } from '../desk/sql';
import { firstClosedAt } from './carHistory';
import { carName, carOfVisit, isSameCar, visitsOfOneCar } from './oneCar';

/** The row is called `handover` in the query. */
const state = sql`case when handover.confirmed_at is not null then 'confirmed' when handover.withdrawn_at is not null then 'withdrawn'
  when handover.expires_at <= now() then 'expired' when handover.accepted_at is not null then 'accepted' else 'offered' end`;

/** Visits of a car that a seller can hand over, as a relation. Visits that they have handed over already are the new owner's to pass on. */
export const visitsToHandOver = (userId: SQL | number, carId: SQL | number): SQL => sql`(
  select visit.* from ${visitsOfOneCar(userId, carId)} visit
  where not exists (select from ${historyGrants} granted join ${historyHandovers} earlier on earlier.id = granted.handover_id
    where granted.visit_id = visit.id and earlier.user_id = ${userId}))`;

/** What is transferred with the history; the row is called `handover` in the query. */
const visitsOfHandover = sql`(
  select visit.* from ${historyGrants} granted join ${visits} visit on visit.id = granted.visit_id
    where granted.handover_id = handover.id and handover.confirmed_at is not null
  union all select visit.* from ${visitsToHandOver(sql`handover.user_id`, sql`handover.car_id`)} visit where handover.confirmed_at is null)`;

/** An offer that the customer has opened by its link and that is not accepted. */
export const isOpenedBy = (userId: number): SQL => sql`(handover.buyer_id is null and handover.withdrawn_at is null
  and handover.expires_at > now() and exists (select from ${handoverReaders} reader
    where reader.handover_id = handover.id and reader.user_id = ${userId}))`;

const carsWhere = (which: SQL): SQL =>
  sql`(select car.id, ${carName} as name, car.year, car.plate, car.vin from ${cars} car where ${which})`;

/** Handovers that `which` names, a condition on `handover`, as `userId` sees them, the newest first. */
export async function selectHandovers(db: Database, userId: number, which: SQL): Promise<Handover[]> {
  const isSeller = sql`handover.user_id = ${userId}`;
  const { rows } = await db.execute<Handover>(sql`
    select handover.id, ${state} as state, ${isSeller} as is_seller,
      coalesce(sold.name, entry.name) as car, coalesce(sold.year, entry.year) as year,
      case when ${isSeller} then coalesce((select first_name from ${users} where id = handover.buyer_id), '') else '' end as buyer,
      coalesce(bought.name || ', ' || bought.year, '') as buyer_car,
      coalesce(not ${isSameCar(sql`bought`, sql`sold`)}, false) as is_other_car,
      case when ${isSeller} or handover.accepted_at is not null or sold.name is null then '[]'::json
        else (select coalesce(json_agg(own.id order by own.id), '[]'::json)
          from ${carsWhere(sql`car.user_id = ${userId} and car.removed_at is null`)} own
          where not ${isSameCar(sql`own`, sql`sold`)}) end as other_cars,
      (select count(*)::int from ${visitsOfHandover} visit) as visits,
      ${iso(sql`handover.created_at`)} as created_at, ${iso(sql`handover.expires_at`)} as expires_at
    from ${historyHandovers} handover
      join lateral ${carsWhere(sql`car.id = handover.car_id`)} entry on true
      left join lateral ${carsWhere(sql`car.id = handover.buyer_car_id`)} bought on true
      left join lateral (select ${carOfVisit} from ${visitsOfHandover} visit
        order by ${firstClosedAt} desc, visit.id desc limit 1) sold on true
    where ${which} order by handover.id desc limit 50`);
  return rows;
}
