import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { newestYear } from '#contract/rules/bounds';
import { hasPlateCharacters, normalizePlate, normalizeVin } from '#contract/rules/plates';
import { findAccount, lockPhone, PhoneTaken, storeCustomer } from '../accounts/customers';
import { findRemoved } from '../care/cars';
import type { Database } from '../platform/db/database';
import { cars } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';
import { refusedField, refusedNumber } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { type Actor, recordAudit } from '../staff/audit/record';
import type { StoredVisit } from './seal';

type Person = { phone: string; firstName: string; lastName: string };

/** Finds or creates the account and locks it, so that a concurrent visit finds the car that this one adds. */
export async function ownerOf(tx: Database, person: Person, actor: Actor): Promise<number> {
  const find = async () => (await findAccount(tx, person.phone))?.id;
  const id = (await find()) ?? (await createOwner(tx, person, actor)) ?? (await find());
  if (id === undefined || (await lockPhone(tx, id)) === null) throw new Error('The customer was not stored');
  return id;
}

async function createOwner(tx: Database, person: Person, actor: Actor): Promise<number | undefined> {
  try {
    const { id } = await storeCustomer(tx, { ...person, passwordHash: null });
    await recordAudit(tx, actor, { thing: 'customer', action: 'created', thingId: id });
    return id;
  } catch (error) {
    if (error instanceof PhoneTaken) return undefined;
    throw error;
  }
}

export type TypedCar = { plate: string; vin: string; year: number };

/**
 * Returns plate and VIN normalized. @throws 400 on `plate`, `vin`, `year`
 * @param parent prefix of the field names, such as `car.`
 */
export function requireTypedCar(typed: TypedCar, language: Language, parent = ''): TypedCar {
  const [plate, vin] = [normalizePlate(typed.plate), normalizeVin(typed.vin)];
  if (typed.year > newestYear())
    throw refusedNumber(`${parent}year`, language, { why: 'maximum', limit: newestYear() });
  if (plate === '') throw refusedField(`${parent}plate`, language, 'required');
  if (!hasPlateCharacters(plate)) throw refusedField(`${parent}plate`, language, 'signs');
  if (!hasPlateCharacters(vin)) throw refusedField(`${parent}vin`, language, 'signs');
  return { year: typed.year, plate, vin };
}

const fullName = sql<string>`${brands.name} || ' ' || ${carModels.name}`;

/** Returns brand and model as text, null for an unknown model. */
export async function nameOfModel(tx: Database, model: number): Promise<string | null> {
  const [named] = await tx
    .select({ name: fullName })
    .from(carModels)
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(carModels.id, model));
  return named?.name ?? null;
}

/** Returns the model with this brand and name, null if the catalogue has none. */
export async function modelOfName(tx: Database, name: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: carModels.id })
    .from(carModels)
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(fullName, name))
    .orderBy(carModels.id)
    .limit(1);
  return found?.id ?? null;
}

export async function findCar(tx: Database, userId: number, which: SQL | undefined) {
  const { id, year, plate, vin } = cars;
  const [found] = await tx
    .select({ id, year, plate, vin, name: fullName })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(and(eq(cars.userId, userId), which))
    .orderBy(cars.id)
    .limit(1);
  return found ?? null;
}

const hasVin = async (tx: Database, id: number, vin: string): Promise<boolean> =>
  vin !== '' && (await tx.$count(cars, and(eq(cars.id, id), sql`upper(${cars.vin}) = ${vin}`))) > 0;

/** Finds a typed car in the garage by plate, and restores it if it was removed. Null without one. */
export async function findGarageCar(
  tx: Database,
  userId: number,
  { model, ...typed }: TypedCar & { model: number | null },
): Promise<number | null> {
  const known = await findCar(tx, userId, and(eq(cars.plate, typed.plate), isNull(cars.removedAt)));
  const removed = model === null ? null : await findRemoved(tx, { userId, modelId: model, ...typed });
  const isOther = known !== null && removed !== null && known.vin !== '' && normalizeVin(known.vin) !== typed.vin;
  if (known && !(isOther && (await hasVin(tx, removed, typed.vin)))) return known.id;
  if (removed !== null) await tx.update(cars).set({ removedAt: null }).where(eq(cars.id, removed));
  return removed;
}

type NewGarageCar = TypedCar & { userId: number; model: number; mileage: number; createdAt?: SQL };

/** Adds a car to the garage. `createdAt` ties it to the visit that brought it. */
export async function addGarageCar(
  tx: Database,
  { userId, model, year, plate, vin, mileage, createdAt }: NewGarageCar,
  actor: Actor,
): Promise<number> {
  const [made] = await tx
    .insert(cars)
    .values({ userId, modelId: model, year, plate, vin, mileage, ...(createdAt && { createdAt }) })
    .returning({ id: cars.id });
  if (!made) throw new Error('The car was not stored');
  await recordAudit(tx, actor, { thing: 'customer', action: 'car_added', thingId: userId });
  return made.id;
}

/** Rows of a visit and of those that it corrects, as SQL. */
const chainOf = (visit: number): SQL => sql`(with recursive chain as (
    select id, corrects_id, opened_at from visits where id = ${visit}
    union all select earlier.id, earlier.corrects_id, earlier.opened_at from visits earlier join chain on earlier.id = chain.corrects_id)
  select id, corrects_id, opened_at from chain)`;

const openedFirst = (visit: number): SQL =>
  sql`(select chain.opened_at from ${chainOf(visit)} chain where chain.corrects_id is null)`;

/**
 * Whether the visit, or the one that it corrects, added its car to the garage, and no other visit or booking uses it.
 * Such a car has the mistakes of the visit. All others are entries of the owner, which staff do not change.
 */
async function isCarOfVisitOnly(tx: Database, { id, carId }: StoredVisit): Promise<boolean> {
  if (carId === null) return false;
  const { rows } =
    await tx.execute(sql`select 1 from cars car where car.id = ${carId} and car.created_at = ${openedFirst(id)}
    and not exists (select from visits other where other.car_id = car.id and other.state <> 'cancelled'
      and other.id not in (select chain.id from ${chainOf(id)} chain))
    and not exists (select from bookings booked where booked.car_id = car.id
      and (booked.visit_id is null or booked.visit_id not in (select chain.id from ${chainOf(id)} chain)))`);
  return rows.length > 0;
}

/** Removes a car that only the visit used and to which the owner added nothing. A closed visit keeps its car's row. */
async function dropCar(tx: Database, { carId, correctsId }: StoredVisit): Promise<void> {
  const isOwn = sql`exists (select from car_documents where car_id = ${carId})
    or exists (select from car_mileages where car_id = ${carId})
    or exists (select from car_own_records where car_id = ${carId})
    or exists (select from car_postponed_works where car_id = ${carId})
    or exists (select from history_shares where car_id = ${carId})
    or exists (select from history_handovers where ${carId}::int in (car_id, buyer_car_id))
    or exists (select from history_grants where car_id = ${carId})`;
  if (correctsId === null) await tx.execute(sql`delete from cars where id = ${carId} and not (${isOwn})`);
  else await tx.execute(sql`update cars set removed_at = now() where id = ${carId} and not (${isOwn})`);
}

export type Identity = Pick<StoredVisit, 'userId' | 'car' | 'year' | 'mileage'> & { plate: string; vin: string };

/**
 * Returns the garage car of a visit whose customer or car is corrected: that with the plate, or the visit's own entry,
 * which gets the right values, or a new one. An equal VIN is the same car, whose entry stays as it is.
 * Null for an erased customer or an unknown model. The caller then writes `carId`.
 * @param formerVin VIN before the correction
 */
export async function correctGarageCar(
  tx: Database,
  visit: StoredVisit,
  { userId, car, formerVin, ...typed }: Identity & { formerVin: string | null },
  actor: Actor,
): Promise<number | null> {
  if (userId === null) return null;
  const { year, plate, vin, mileage } = typed;
  const model = await modelOfName(tx, car);
  const isOnly = await isCarOfVisitOnly(tx, visit);
  const isMoved = userId !== visit.userId;
  const found = await findGarageCar(tx, userId, { model, year, plate, vin });
  if (isOnly && visit.carId !== null && !isMoved && model !== null && (found === null || found === visit.carId)) {
    await tx.update(cars).set({ modelId: model, year, plate, vin }).where(eq(cars.id, visit.carId));
    return visit.carId;
  }
  const isSameVin = !isMoved && vin !== '' && vin === formerVin;
  if (isOnly && found !== visit.carId && (found !== null || !isSameVin)) await dropCar(tx, visit);
  if (found !== null) return found;
  if (isSameVin && visit.carId !== null) return visit.carId;
  if (model === null) return null;
  const added = { userId, model, year, plate, vin, mileage, createdAt: openedFirst(visit.id) };
  return addGarageCar(tx, added, actor);
}

/** Deletes the account that a visit created for a wrong phone, if nothing else belongs to it. */
export async function dropAccount(tx: Database, { id, userId }: StoredVisit, actor: Actor): Promise<void> {
  if (userId === null) return;
  const { rows } =
    await tx.execute(sql`delete from users owner where owner.id = ${userId} and owner.password_hash is null
    and owner.created_at = (select opened_at from visits where id = ${id})
    and not exists (select from visits where user_id = owner.id) and not exists (select from bookings where user_id = owner.id)
    and not exists (select from booking_waits where user_id = owner.id)
    and not exists (select from cars where user_id = owner.id) and not exists (select from refresh_families where user_id = owner.id)
    and not exists (select from message_wishes where user_id = owner.id) and not exists (select from consents where user_id = owner.id)
    and not exists (select from former_phones where user_id = owner.id) and not exists (select from desk_notes where user_id = owner.id)
    and not exists (select from desk_tasks where user_id = owner.id) and not exists (select from history_grants where user_id = owner.id)
    returning owner.id`);
  if (rows.length > 0) await recordAudit(tx, actor, { thing: 'customer', action: 'removed', thingId: userId });
}

/** Gives the corrected name to an account that this visit created under the former name, before its owner signed in. */
export async function renameAccount(
  tx: Database,
  { id, userId, name: former }: StoredVisit,
  { firstName, lastName, folded }: { firstName: string; lastName: string; folded: string },
): Promise<void> {
  await tx.execute(sql`update users set first_name = ${firstName}, last_name = ${lastName}, name_folded = ${folded}
    where id = ${userId} and password_hash is null and trim(first_name || ' ' || last_name) = ${former}
      and created_at = (select opened_at from visits where id = ${id})
      and not exists (select from refresh_families where user_id = users.id)`);
}
