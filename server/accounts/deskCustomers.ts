import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerCar } from '#contract/cars';
import type { Database } from '../platform/db/database';
import { hasNames, iso } from '../platform/db/expressions';
import { cars, refreshFamilies } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';

import { customersOf, type Scope } from '../staff/scope';

const MAX_NAMED = 200;

/**
 * Returns ids of customers whose account matches a name, as an array. Their bookings may be stored under a shorter
 * name.
 */
export function namedCustomers(scope: Scope, q: string): SQL | null {
  const named = hasNames(sql`person.name_folded`, q);
  return named && sql`array(select person.id from ${customersOf(scope)} person where ${named} limit ${MAX_NAMED})`;
}

/** Last sign-in or refresh of `person`, a row of users. */
export const signedInAt = sql`(select ${iso(sql`max(family.last_used_at)`)} from ${refreshFamilies} family where family.user_id = person.id)`;

/** Returns a customer's cars for the desk. */
export async function carsOf(db: Database, userId: number): Promise<CustomerCar[]> {
  return db
    .select({
      id: cars.id,
      brand: brands.name,
      model: carModels.name,
      year: cars.year,
      plate: cars.plate,
      vin: cars.vin,
      mileage: cars.mileage,
    })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(and(eq(cars.userId, userId), isNull(cars.removedAt)))
    .orderBy(cars.id);
}
