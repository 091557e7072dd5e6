import { sql } from 'drizzle-orm';
import type { LoggedMileage } from '#contract/care';
import type { Database } from '../platform/db/database';
import { dateIn } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { carMileages, carOwnRecords } from '../platform/db/schema/carCare';
import { firstClosedAt, visitsOfCar } from './carHistory';
import { isOwnCar } from './cars';
import { MAX_ENTRIES } from './mileage';

/**
 * Returns the mileages of a customer's own car, oldest first, or null for an unknown car.
 * Entries that repeat the mileage of a visit are omitted.
 */
export async function listMileages(
  db: Database,
  { userId, car }: { userId: number; car: number },
): Promise<LoggedMileage[] | null> {
  const [own] = await db.select({ id: cars.id }).from(cars).where(isOwnCar(userId, car));
  if (!own) return null;
  const { rows } = await queryRows<LoggedMileage>(
    db,
    { date: 'text', mileage: 'number', source: 'text' },
    sql`
    with visited as (
      select ${dateIn(firstClosedAt)}::text as date, mileage, 'visit' as source from ${visitsOfCar(userId, car)} visit
    ), recorded as (
      select done_on::text as date, mileage, 'record' as source from ${carOwnRecords} where car_id = ${car}
    ), entered as (
      select day::text as date, mileage, 'entry' as source from (
        select day, mileage from ${carMileages} where car_id = ${car} order by day desc limit ${MAX_ENTRIES}) newest
      union select ${dateIn(sql`mileage_at`)}::text, mileage, 'entry' from ${cars} where id = ${car}
    )
    select date, mileage, source from visited union all select date, mileage, source from recorded
    union all select date, mileage, source from entered
      where mileage not in (select mileage from visited union all select mileage from recorded)
    order by date, mileage`,
  );
  return rows;
}
