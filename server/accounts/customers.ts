import { eq, type SQL, sql } from 'drizzle-orm';
import type { Gender, Profile, ProfileChange, User } from '#contract/account';
import type { Car } from '#contract/cars';
import { normalizeName } from '#contract/rules/names';
import { hashPassword } from '../platform/auth/passwords';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { foldedName, withoutNull } from '../platform/db/expressions';
import { cars, users } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';
import { refuseEditConflict } from '../platform/http/refusals';

type Person = {
  phone: string;
  firstName: string;
  lastName: string;
  birthdate?: string;
  gender?: Gender;
};

export type NewCustomer = Person & {
  password?: string;
};

export class PhoneTaken extends Error {
  override name = 'PhoneTaken';
}

/** Creates a customer. @throws PhoneTaken */
export async function createCustomer(db: Database, { password, ...person }: NewCustomer): Promise<{ id: number }> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return storeCustomer(db, { ...person, passwordHash });
}

/** Creates a customer with a password hash computed before the transaction. @throws PhoneTaken */
export async function storeCustomer(
  db: Database,
  { phone, firstName, lastName, birthdate, gender, passwordHash }: Person & { passwordHash: string | null },
): Promise<{ id: number }> {
  const [row] = await db
    .insert(users)
    .values({
      phone,
      firstName,
      lastName,
      nameFolded: foldedName(`${firstName} ${lastName}`),
      birthdate: birthdate ?? null,
      gender: gender ?? null,
      passwordHash,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) throw new PhoneTaken();
  return row;
}

const profile = {
  first_name: users.firstName,
  last_name: users.lastName,
  birthdate: sql<string>`coalesce(${users.birthdate}::text, '')`,
  username: users.phone,
  gender: users.gender,
};

/** Returns a customer's profile with the cars of the garage, or null. */
export async function findCustomer(db: Database, id: number): Promise<User | null> {
  const [row] = await db
    .select({ id: users.id, ...profile, cars: carsOfCustomer })
    .from(users)
    .where(eq(users.id, id));
  return row ? withoutNull(row, 'gender') : null;
}

export type Account = {
  id: number;
  phone: string;
  passwordHash: string | null;
  names: string[];
  birthdate: string | null;
};

/** Returns the sign-in data of the account with this phone, or null. */
export const findAccount = (db: Database, phone: string): Promise<Account | null> =>
  readAccount(db, eq(users.phone, phone));

/** Returns the sign-in data of an account, or null. */
export const findAccountById = (db: Database, id: number): Promise<Account | null> => readAccount(db, eq(users.id, id));

async function readAccount(db: Database, where: SQL): Promise<Account | null> {
  const [row] = await db
    .select({
      id: users.id,
      phone: users.phone,
      passwordHash: users.passwordHash,
      firstName: users.firstName,
      lastName: users.lastName,
      birthdate: users.birthdate,
    })
    .from(users)
    .where(where);
  if (!row) return null;
  const { firstName, lastName, ...account } = row;
  return { ...account, names: [firstName, lastName] };
}

/** Locks a customer's row and returns the phone, or null for an unknown id. */
export async function lockPhone(tx: Database, id: number): Promise<string | null> {
  const [row] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, id)).for('update');
  return row?.phone ?? null;
}

/** Sets the password of the account with this phone and returns its id, or null. The caller ends other sessions. */
export async function storePassword(tx: Database, phone: string, passwordHash: string): Promise<{ id: number } | null> {
  const [row] = await tx.update(users).set({ passwordHash }).where(eq(users.phone, phone)).returning({ id: users.id });
  return row ?? null;
}

/**
 * Writes the profile fields that differ from `expected`, or all fields if it is empty.
 * @param id of a customer locked by the transaction
 * @throws ApiFailure 409 `edit_conflict` for outdated expected values
 * @throws PhoneTaken after which the transaction is aborted
 */
export async function changeProfile(
  tx: Database,
  id: number,
  { expected = {}, ...change }: ProfileChange,
): Promise<Profile> {
  const [before] = await tx.select(profile).from(users).where(eq(users.id, id));
  if (!before) throw new Error('There is no such customer');
  const stored = withoutNull(before, 'gender');
  const isChanged = (field: keyof typeof expected) => change[field] !== expected[field];
  const changed = {
    ...(isChanged('first_name') && { first_name: normalizeName(change.first_name) }),
    ...(isChanged('last_name') && { last_name: normalizeName(change.last_name) }),
    ...(isChanged('birthdate') && { birthdate: change.birthdate }),
    ...(isChanged('username') && { username: storedPhone(change.username) }),
    ...(isChanged('gender') && { gender: change.gender }),
  };
  refuseEditConflict({ stored: { ...stored, gender: stored.gender ?? '' }, change: changed, expected }, stored);
  const { first_name, last_name, birthdate, username, gender } = { ...stored, ...changed };
  const [row] = await tx
    .update(users)
    .set({
      firstName: first_name,
      lastName: last_name,
      nameFolded: foldedName(`${first_name} ${last_name}`),
      phone: username,
      birthdate: birthdate === '' ? null : birthdate,
      gender: gender ?? null,
    })
    .where(eq(users.id, id))
    .returning(profile)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new PhoneTaken() : error;
    });
  if (!row) throw new Error('The customer was not stored');
  return withoutNull(row, 'gender');
}

/** Drizzle wraps the database error, whose `code` is the SQLSTATE, in `cause`. */
const isUniqueViolation = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23505';

export const carTables = sql`${cars} car
  join ${carModels} model on model.id = car.model_id
  join ${brands} brand on brand.id = model.brand_id`;

export const carJson = sql<Car>`json_build_object(
  'id', car.id, 'vin', car.vin, 'year', car.year, 'owner', car.user_id, 'number', car.plate, 'mileage', car.mileage,
  'model', json_build_object('id', model.id, 'name', model.name,
    'brand', json_build_object('id', brand.id, 'name', brand.name),
    'marka', json_build_object('id', brand.id, 'name', brand.name)))`;

// `users.id` is written out, because Drizzle omits the table name in single-table queries.
const carsOfCustomer = sql<Car[]>`coalesce((
  select json_agg(${carJson} order by car.id) from ${carTables} where car.user_id = users.id and car.removed_at is null), '[]'::json)`;
