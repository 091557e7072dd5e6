import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { newestYear } from '#contract/rules/bounds';
import { normalizeName } from '#contract/rules/names';
import { hasPlateCharacters, normalizePlate, normalizeVin } from '#contract/rules/plates';
import type { NewVisit } from '#contract/visitsDesk';
import { findAccount, lockPhone, PhoneTaken, storeCustomer } from '../accounts/customers';
import { findRemoved, isOwnCar } from '../care/cars';
import { requirePlausible } from '../care/mileage';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { cars } from '../platform/db/schema/accounts';
import { brands, carModels } from '../platform/db/schema/catalog';
import { refusedField, refusedNumber } from '../platform/http/refusals';
import { type Actor, recordAudit } from '../staff/audit/record';
import { areBranches } from '../staff/people';
import { isInScope, lockEnquiry, provenCustomersOf, type StoredEnquiry } from '../staff/scope';
import { type BeginContext, beginFromBooking, takeBay } from './hooks';
import { addRequestedWorks, type RequestedWork } from './requestedWorks';
import { type DeskContext, insertVisit } from './scope';

/** Begins a visit. The customer is found by phone, or an account without a password is created. */
export async function beginVisit(tx: Database, newVisit: NewVisit, by: BeginContext): Promise<{ id: number }> {
  const { me, actor, language } = by;
  const { branch, enquiry, booking, place } = newVisit;
  if (!isInScope(me.scope, branch) || !(await areBranches(tx, [branch]))) throw refusedField('branch', language);
  if (booking !== undefined && place) throw refusedField('place', language);
  const booked = booking === undefined ? null : await beginFromBooking(tx, { id: booking, branch }, by);
  const attachBay = place ? await takeBay(tx, { ...newVisit, place }, by) : null;
  const asked = enquiry === undefined ? null : await lockEnquiry(tx, me.scope, enquiry);
  if (enquiry !== undefined && !asked) throw refusedField('enquiry', language);
  const phone = storedPhone(newVisit.phone);
  const [firstName, lastName] = [normalizeName(newVisit.first_name), normalizeName(newVisit.last_name)];
  const userId = await ownerOf(tx, { phone, firstName, lastName }, actor);
  const car = await carOf(tx, userId, newVisit, by);
  await requirePlausible(tx, {
    carId: car.id,
    mileage: newVisit.mileage,
    isConfirmed: newVisit.mileage_seen || car.isNew,
    scope: me.scope,
  });
  const visit = await insertVisit(tx, {
    branchId: branch,
    userId,
    carId: car.id,
    enquiryId: enquiry ?? booked?.enquiryId ?? null,
    phone,
    // Uses the entered name, because a phone alone must not reveal the name of its account.
    name: `${firstName} ${lastName}`.trim(),
    plate: car.plate,
    vin: car.vin,
    car: car.name,
    year: car.year,
    mileage: newVisit.mileage,
    complaint: (newVisit.complaint ?? booked?.complaint ?? asked?.text ?? '').trim(),
    note: (newVisit.note ?? booked?.note ?? '').trim(),
    language: newVisit.language,
    openedBy: me.id,
  });
  const services = await addRequestedWorks(tx, visit.id, booked?.works ?? worksOf(asked));
  await recordAudit(tx, actor, {
    thing: 'visit',
    action: 'created',
    thingId: visit.id,
    name: visit.reference,
    branchId: branch,
    after: { state: visit.state, branch, mileage: visit.mileage, ...(services.length > 0 && { services }) },
  });
  await booked?.attach(visit.id, actor);
  await attachBay?.(visit, actor);
  return { id: visit.id };
}

const worksOf = (enquiry: StoredEnquiry | null): readonly RequestedWork[] =>
  enquiry?.serviceId ? [{ id: enquiry.serviceId }] : [];

type Person = { phone: string; firstName: string; lastName: string };

/** Finds or creates the account and locks it, so that a concurrent visit finds the car that this one adds. */
async function ownerOf(tx: Database, person: Person, actor: Actor): Promise<number> {
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

type FoundCar = { id: number; name: string; year: number; plate: string; vin: string; isNew: boolean };

/**
 * A chosen garage car must be visible to the staff. A typed plate is matched without revealing the garage, and its
 * limit does not apply.
 */
async function carOf(tx: Database, userId: number, newVisit: NewVisit, by: DeskContext): Promise<FoundCar> {
  const { id, model, year, plate, vin = '' } = newVisit.car;
  if (id !== null) {
    const found = await findCar(tx, userId, isOwnCar(userId, id));
    if (!found || !(await isVisible(tx, userId, by))) throw refusedField('car.id', by.language);
    return { ...found, isNew: false };
  }
  if (model === undefined) throw refusedField('car.model', by.language, 'required');
  if (year === undefined) throw refusedField('car.year', by.language, 'required');
  if (year > newestYear()) throw refusedNumber('car.year', by.language, { why: 'maximum', limit: newestYear() });
  if (plate === undefined) throw refusedField('car.plate', by.language, 'required');
  const written = { year, plate: normalizePlate(plate), vin: normalizeVin(vin) };
  if (written.plate === '') throw refusedField('car.plate', by.language, 'required');
  if (!hasPlateCharacters(written.plate)) throw refusedField('car.plate', by.language, 'signs');
  if (!hasPlateCharacters(written.vin)) throw refusedField('car.vin', by.language, 'signs');
  const [named] = await tx
    .select({ name: sql<string>`${brands.name} || ' ' || ${carModels.name}` })
    .from(carModels)
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(carModels.id, model));
  if (!named) throw refusedField('car.model', by.language);
  const known = await findCar(tx, userId, and(eq(cars.plate, written.plate), isNull(cars.removedAt)));
  const removed = await findRemoved(tx, { userId, modelId: model, ...written });
  const isOther = known !== null && removed !== null && known.vin !== '' && normalizeVin(known.vin) !== written.vin;
  if (known && !(isOther && (await hasVin(tx, removed, written.vin))))
    return { ...named, ...written, id: known.id, isNew: false };
  if (removed !== null) {
    await tx.update(cars).set({ removedAt: null }).where(eq(cars.id, removed));
    return { ...named, ...written, id: removed, isNew: false };
  }
  const [made] = await tx
    .insert(cars)
    .values({ userId, modelId: model, ...written, mileage: newVisit.mileage })
    .returning({ id: cars.id });
  if (!made) throw new Error('The car was not stored');
  await recordAudit(tx, by.actor, { thing: 'customer', action: 'car_added', thingId: userId });
  return { ...named, ...written, id: made.id, isNew: true };
}

const hasVin = async (tx: Database, id: number, vin: string): Promise<boolean> =>
  vin !== '' && (await tx.$count(cars, and(eq(cars.id, id), sql`upper(${cars.vin}) = ${vin}`))) > 0;

async function findCar(tx: Database, userId: number, which: SQL | undefined) {
  const { id, year, plate, vin } = cars;
  const [found] = await tx
    .select({ id, year, plate, vin, name: sql<string>`${brands.name} || ' ' || ${carModels.name}` })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(and(eq(cars.userId, userId), which))
    .orderBy(cars.id)
    .limit(1);
  return found ?? null;
}

async function isVisible(tx: Database, userId: number, { me }: DeskContext): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${provenCustomersOf(me.scope)} person where person.id = ${userId}`,
  );
  return rows.length > 0;
}
