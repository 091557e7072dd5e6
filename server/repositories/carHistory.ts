import { type SQL, sql } from 'drizzle-orm';
import { historyGrants } from '../db/schema/sharing';
import { visits } from '../db/schema/visits';

/** A closed visit that no later one puts right; `visit` is a row of the visits. */
export const isStanding = sql`visit.state = 'closed' and not exists (select from ${visits} later
  where later.corrects_id = visit.id and later.state = 'closed')`;

/** The closed visits of a customer's car: their own, and those that came with the car from who had it before. As a condition on `visit`. */
export const isOfCar = (userId: SQL | number, carId: SQL | number): SQL => sql`(${isStanding} and (
  (visit.user_id = ${userId} and visit.car_id = ${carId})
  or exists (select from ${historyGrants} granted
    where granted.user_id = ${userId} and granted.car_id = ${carId} and granted.visit_id = visit.id)))`;
