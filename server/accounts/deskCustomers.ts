import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerCar } from '#contract/cars';
import type { Database } from '../platform/db/database';
import { hasNames, iso } from '../platform/db/expressions';
import { cars, refreshFamilies } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';

import { provenCustomersOf, type Scope } from '../staff/scope';

const MAX_NAMED = 200;

/** Returns an SQL array of ids of customers whose account name matches `q`. A booking may contain a shorter name. */
export function namedCustomers(scope: Scope, q: string): SQL | null {
  const named = hasNames(sql`person.name_folded`, q);
  return (
    named && sql`array(select person.id from ${provenCustomersOf(scope)} person where ${named} limit ${MAX_NAMED})`
  );
}

export const signedInAt = sql`(select ${iso(sql`max(family.last_used_at)`)} from ${refreshFamilies} family where family.user_id = person.id)`;

/** Returns the cars of a customer's garage for the desk, without removed ones. */
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
