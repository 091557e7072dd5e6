import { and, eq, sql } from 'drizzle-orm';
import { plausibleAfter } from '#contract/rules/due';
import type { Database } from '../platform/db/database';
import { dateIn, iso } from '../platform/db/expressions';
import { queryRows } from '../platform/db/queryRows';
import { cars } from '../platform/db/schema/accounts';
import { carMileages } from '../platform/db/schema/carCare';
import { visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { provenCustomersOf, type Scope, visitsOf } from '../staff/scope';

import { firstClosedAt } from './carHistory';

const EVERYTHING: Scope = { branches: null };

type StoredVisit = typeof visits.$inferSelect;

type MileageCheck = {
  carId: number | null;
  mileage: number;
  isConfirmed: boolean | undefined;
  minReadingAgeDays?: number;
  scope?: Scope;
  /** The visit that reports the mileage. A correction is only compared with readings before the corrected visit. */
  visit?: StoredVisit;
};

/** Compares a mileage with the last odometer reading of the car. @throws 409 `mileage_implausible` */
export async function requirePlausible(
  tx: Database,
  { carId, mileage, isConfirmed, minReadingAgeDays = 1, scope = EVERYTHING, visit }: MileageCheck,
): Promise<void> {
  if (isConfirmed || carId === null) return;
  const known = await lastOf(tx, carId, { visit, scope: (await isSeenBy(tx, scope, carId)) ? EVERYTHING : scope });
  if (!known) return;
  const ms = known.until.getTime() - new Date(known.at).getTime();
  const plausible = plausibleAfter(known.last, ms, minReadingAgeDays);
  if (mileage >= known.last && mileage <= plausible) return;
  const { last, at } = known;
  throw new ApiFailure(409, 'mileage_implausible', { more: { last, at: new Date(at).toISOString(), plausible } });
}

async function isSeenBy(tx: Database, scope: Scope, carId: number): Promise<boolean> {
  if (scope.branches === null) return true;
  const { rows } = await tx.execute(sql`select 1 from ${provenCustomersOf(scope)} person
    where person.id = (select user_id from ${cars} where id = ${carId})`);
  return rows.length > 0;
}

type Known = { visit: StoredVisit | undefined; scope: Scope };

/** Excludes readings that the caller may not see, because the error reply contains the reading. */
async function lastOf(tx: Database, carId: number, { visit, scope }: Known) {
  const corrects = visit?.correctsId ?? null;
  const { rows } = await queryRows<{ last: number; at: string; until: string }>(
    tx,
    { last: 'number', at: 'text', until: 'text' },
    sql`
    with corrected as (select ${firstClosedAt} as closed_at from ${visits} visit where id = ${corrects}::int)
    select last, ${iso(sql`at`)} as at, ${iso(sql`coalesce((select closed_at from corrected), now())`)} as until from (
      select mileage as last, ${firstClosedAt} as at from ${visitsOf(scope)} visit
      where visit.car_id = ${carId} and visit.state = 'closed' and visit.id is distinct from ${corrects}::int
        and ${firstClosedAt} < coalesce((select closed_at from corrected), 'infinity')
        and not exists (select from ${visits} right_one where right_one.corrects_id = visit.id and right_one.state = 'closed')
      union all select mileage, mileage_at from ${cars} where id = ${carId} and ${corrects}::int is null and not ${isCreatedBy(visit?.id ?? null)}
        and (${scope.branches === null} or exists (select from ${visitsOf(scope)} came
          where came.car_id = ${carId} and came.opened_at = ${cars.createdAt}))
    ) known order by last desc, at desc limit 1`,
  );
  const [found] = rows;
  return found ? { ...found, until: new Date(found.until) } : null;
}

/** SQL condition: the visit created the car, that is, both rows have the same transaction time. */
const isCreatedBy = (visit: number | null) =>
  sql`exists (select from ${visits} came where came.id = ${visit}::int and came.opened_at = cars.created_at)`;

/** Copies a corrected mileage to the garage if this visit created the car there. */
export async function correctGarage(tx: Database, { id, carId }: StoredVisit, mileage: number): Promise<void> {
  if (carId === null) return;
  await tx
    .update(cars)
    .set({ mileage })
    .where(and(eq(cars.id, carId), isCreatedBy(id)));
}

/** Newest entries that are read, because forecasts compare all pairs. */
export const MAX_ENTRIES = 200;

/** Keeps the present mileage of the garage in the log, before an entry replaces it. */
export async function keepMileage(tx: Database, car: number): Promise<void> {
  await tx.execute(sql`insert into ${carMileages} (car_id, day, mileage)
    select id, ${dateIn(sql`mileage_at`)}, mileage from ${cars} where id = ${car} on conflict do nothing`);
}

/** Logs a mileage that the owner entered today. A second entry of the day replaces the first. */
export async function logMileage(tx: Database, car: number, mileage: number): Promise<void> {
  await tx
    .insert(carMileages)
    .values({ carId: car, day: sql`${dateIn(sql`now()`)}`, mileage })
    .onConflictDoUpdate({ target: [carMileages.carId, carMileages.day], set: { mileage } });
}
