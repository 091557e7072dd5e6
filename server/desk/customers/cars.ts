import { sql } from 'drizzle-orm';
import type { CustomerCar } from '../../../contract/desk/customers';
import type { Database } from '../../db/database';
import { brands, carModels } from '../../db/schema/brands';
import { cars } from '../../db/schema/customers';
import { refreshFamilies } from '../../db/schema/sessions';
import { iso } from '../sql';

/** When `person`, a row of users, was last here. */
export const signedInAt = sql`(select ${iso(sql`max(family.last_used_at)`)} from ${refreshFamilies} family where family.user_id = person.id)`;

export async function carsOf(db: Database, userId: number): Promise<CustomerCar[]> {
  const { rows } = await db.execute<CustomerCar>(sql`
    select car.id, brand.name as brand, model.name as model, car.year, car.plate, car.vin, car.mileage
    from ${cars} car join ${carModels} model on model.id = car.model_id join ${brands} brand on brand.id = model.brand_id
    where car.user_id = ${userId} and car.removed_at is null order by car.id`);
  return rows;
}
