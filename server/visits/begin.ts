import { sql } from 'drizzle-orm';
import { normalizeName } from '#contract/rules/names';
import type { NewVisit } from '#contract/visitsDesk';
import { isOwnCar } from '../care/cars';
import { requirePlausible } from '../care/mileage';
import { storedPhone } from '../platform/auth/phones';
import type { Database } from '../platform/db/database';
import { refusedField } from '../platform/http/refusals';
import { recordAudit } from '../staff/audit/record';
import { areBranches } from '../staff/people';
import { isInScope, lockEnquiry, provenCustomersOf, type StoredEnquiry } from '../staff/scope';
import { addGarageCar, findCar, findGarageCar, nameOfModel, ownerOf, requireTypedCar } from './customerCar';
import { type BeginContext, beginFromBooking, takeBay } from './hooks';
import { followPromise, requirePromise } from './promise';
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
  const promisedAt =
    newVisit.promised_at === undefined
      ? null
      : await requirePromise(tx, { branch, promise: newVisit.promised_at }, language);
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
    promisedAt,
  });
  const services = await addRequestedWorks(tx, visit.id, booked?.works ?? worksOf(asked));
  await recordAudit(tx, actor, {
    thing: 'visit',
    action: 'created',
    thingId: visit.id,
    name: visit.reference,
    branchId: branch,
    after: {
      state: visit.state,
      branch,
      mileage: visit.mileage,
      ...(services.length > 0 && { services }),
      ...(promisedAt && { promised_at: promisedAt.toISOString() }),
    },
  });
  if (promisedAt) await followPromise(tx, visit, actor);
  await booked?.attach(visit.id, actor);
  await attachBay?.(visit, actor);
  return { id: visit.id };
}

const worksOf = (enquiry: StoredEnquiry | null): readonly RequestedWork[] =>
  enquiry?.serviceId ? [{ id: enquiry.serviceId }] : [];

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
  if (plate === undefined) throw refusedField('car.plate', by.language, 'required');
  const typed = requireTypedCar({ year, plate, vin }, by.language, 'car.');
  const name = await nameOfModel(tx, model);
  if (name === null) throw refusedField('car.model', by.language);
  const known = await findGarageCar(tx, userId, { model, ...typed });
  if (known !== null) return { name, ...typed, id: known, isNew: false };
  const added = await addGarageCar(tx, { userId, model, ...typed, mileage: newVisit.mileage }, by.actor);
  return { name, ...typed, id: added, isNew: true };
}

async function isVisible(tx: Database, userId: number, { me }: DeskContext): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${provenCustomersOf(me.scope)} person where person.id = ${userId}`,
  );
  return rows.length > 0;
}
