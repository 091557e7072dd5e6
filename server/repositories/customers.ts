import { eq, sql } from 'drizzle-orm';
import type { Gender, User } from '../../contract/account';
import type { Car } from '../../contract/cars';
import { hashPassword } from '../accounts/passwords';
import type { Database } from '../db/database';
import { brands, carModels } from '../db/schema/brands';
import { cars, users } from '../db/schema/customers';
import { withoutNull } from './expressions';

export type NewCustomer = {
  /** `+998XXXXXXXXX` */
  phone: string;
  firstName: string;
  lastName: string;
  /** 'YYYY-MM-DD' */
  birthdate?: string;
  gender?: Gender;
  /** Plain; only its argon2id hash is stored. Without one the customer has none yet. */
  password?: string;
};

/** Throws on a phone that is taken (unique index). */
export async function createCustomer(db: Database, customer: NewCustomer): Promise<{ id: number }> {
  const { phone, firstName, lastName, birthdate, gender, password } = customer;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const [row] = await db
    .insert(users)
    .values({ phone, firstName, lastName, birthdate: birthdate ?? null, gender: gender ?? null, passwordHash })
    .returning({ id: users.id });
  if (!row) throw new Error('The customer was not stored');
  return row;
}

/** A customer with the cars; null when there is none. 1 statement. */
export async function findCustomer(db: Database, id: number): Promise<User | null> {
  const [row] = await db
    .select({
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      birthdate: sql<string>`coalesce(${users.birthdate}::text, '')`,
      username: users.phone,
      gender: users.gender,
      cars: carsOfCustomer,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ? withoutNull(row, 'gender') : null;
}

// Drizzle leaves the table out of column names in a query of one table, so the customer's own row is named by hand.
const carsOfCustomer = sql<Car[]>`coalesce((
  select json_agg(json_build_object(
    'id', car.id, 'vin', car.vin, 'year', car.year, 'owner', car.user_id, 'number', car.plate, 'mileage', car.mileage,
    'model', json_build_object('id', model.id, 'name', model.name,
      'brand', json_build_object('id', brand.id, 'name', brand.name),
      'marka', json_build_object('id', brand.id, 'name', brand.name))) order by car.id)
  from ${cars} car
  join ${carModels} model on model.id = car.model_id
  join ${brands} brand on brand.id = model.brand_id
  where car.user_id = users.id), '[]'::json)`;
