import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS } from '#contract/rules/clock';
import { changingContent } from '../catalog/content/publish';
import { hashOfToken } from '../platform/auth/tokens';
import type { Database } from '../platform/db/database';
import { cars, users } from '../platform/db/schema/accounts';
import { carDocuments } from '../platform/db/schema/carCare';
import { brands, carModels } from '../platform/db/schema/catalog';
import { branches } from '../platform/db/schema/company';
import { visitReviews } from '../platform/db/schema/reviews';
import { historyGrants, historyShares } from '../platform/db/schema/sharing';
import { staff } from '../platform/db/schema/staff';
import {
  visitChain,
  visitDecisions,
  visitFindings,
  visitLines,
  visitPhotos,
  visits as visitsTable,
} from '../platform/db/schema/visits';
import { closeVisit } from '../visits/close';
import { customers } from './content/customers';
import { guests, walkInCustomers } from './content/reviews';
import { DEMO_SHARE, documentEnds, openVisits, ownOpenVisit, type VisitSeed, visits } from './content/visits';

import { dayAfter, seedOpenVisit, seedOpenVisits, storeVisit } from './openVisits';
import { seedReview } from './reviews';

const VISIT_MS = 3 * 3_600_000;
const SHARED_DAYS = 30;

type Owner = {
  userId: number;
  name: string;
  phone: string;
  garage: { id: number; car: string; year: number; plate: string; vin: string }[];
};

export async function seedVisits(db: Database, now = Date.now()): Promise<void> {
  await changingContent(db, async (tx) => {
    if ((await tx.$count(visitsTable)) > 0) return;
    const owner = await ownerOf(tx);
    if (!owner) return;
    const places = await tx.select({ id: branches.id }).from(branches).orderBy(branches.position, branches.id);
    const [adviser] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'adviser'));
    const [mechanic] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'mechanic'));
    // Advisers cannot publish reviews.
    const [publisher] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner'));
    const staffId = adviser?.id ?? null;
    const publisherId = publisher?.id ?? null;
    const { garage, ...person } = owner;
    const own = visits.flatMap(({ car: place, ...visit }) => {
      const car = garage[place];
      if (!car) return [];
      const { id: carId, ...asItWas } = car;
      return [{ ...visit, person: { ...person, carId, ...asItWas } }];
    });
    const others = [...guests, ...walkInCustomers].map(({ guest, ...visit }) => ({
      ...visit,
      person: { userId: null, carId: null, vin: null, ...guest },
    }));
    for (const visit of [...own, ...others].toSorted((one, other) => other.daysAgo - one.daysAgo)) {
      const branchId = places[visit.at % places.length]?.id;
      if (branchId !== undefined) await seedVisit(tx, visit, { branchId, staffId, publisherId, now });
    }
    const [first, second] = places;
    const workers = { staffId, workerId: mechanic?.id ?? null, now };
    if (first) await seedOpenVisits(tx, { ...workers, branchId: first.id });
    const car = garage[ownOpenVisit.car];
    if (second && car) {
      const { id: carId, ...asItWas } = car;
      const guest = { ...person, carId, ...asItWas };
      await seedOpenVisit(tx, { ...ownOpenVisit, guest }, { ...workers, branchId: second.id });
    }
    await seedGarage(tx, owner, now);
  });
}

async function ownerOf(tx: Database): Promise<Owner | null> {
  const [person] = customers;
  if (!person) return null;
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, person.phone));
  if (!found) return null;
  const garage = await tx
    .select({
      id: cars.id,
      year: cars.year,
      plate: cars.plate,
      vin: cars.vin,
      car: sql<string>`${brands.name} || ' ' || ${carModels.name}`,
    })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, carModels.brandId))
    .where(eq(cars.userId, found.id))
    .orderBy(cars.id);
  return { userId: found.id, name: `${person.firstName} ${person.lastName}`, phone: person.phone, garage };
}

async function seedGarage(tx: Database, { userId, garage }: Owner, now: number): Promise<void> {
  for (const { car, kind: kindId, inDays } of documentEnds) {
    const carId = garage[car]?.id;
    if (carId !== undefined) await tx.insert(carDocuments).values({ carId, kindId, endsOn: dayAfter(now, inDays) });
  }
  const carId = garage[0]?.id;
  const expiresAt = new Date(now + SHARED_DAYS * DAY_MS);
  if (carId !== undefined)
    await tx.insert(historyShares).values({ userId, carId, tokenHash: hashOfToken(DEMO_SHARE), expiresAt });
}

type Person = Pick<
  typeof visitsTable.$inferInsert,
  'userId' | 'carId' | 'name' | 'phone' | 'car' | 'year' | 'plate' | 'vin'
>;
type Given = Omit<VisitSeed, 'car'> & { person: Person };
type Place = { branchId: number; staffId: number | null; publisherId: number | null; now: number };

async function seedVisit(
  tx: Database,
  visitSeed: Given,
  { branchId, staffId, publisherId, now }: Place,
): Promise<void> {
  const closedAt = new Date(now - visitSeed.daysAgo * DAY_MS);
  const openedAt = new Date(closedAt.getTime() - VISIT_MS);
  const { person, mileage, discount = null, findings = [] } = visitSeed;
  const visit = await storeVisit(tx, {
    visit: { ...person, branchId, state: 'ready', mileage, language: 'ru', discount, openedBy: staffId, openedAt },
    lines: visitSeed.lines.map(({ declined = false, ...line }) => ({
      ...line,
      decision: declined ? 'declined' : 'approved',
      isDone: !declined,
    })),
    findings,
    dueFrom: closedAt,
  });
  await closeVisit(tx, visit, { staffId, requestId: null }, closedAt);
  const publisher = { staffId: publisherId, requestId: null };
  if (visitSeed.review) await seedReview(tx, visit, visitSeed.review, { closedAt, publisher });
}

const LOCKED = [visitsTable, visitLines, visitFindings, visitPhotos, visitDecisions];

async function withoutTriggers(tx: Database, tables: readonly PgTable[], work: () => Promise<unknown>): Promise<void> {
  for (const table of tables) await tx.execute(sql`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await tx.execute(sql`alter table ${table} enable trigger user`);
}

const deleteVisits = (tx: Database, which?: SQL): Promise<void> =>
  withoutTriggers(tx, LOCKED, () => tx.delete(visitsTable).where(which));

/** Deletes demo visits. If other visits share the hash chain, closed demo visits are only anonymized. */
export async function removeDemoVisits(tx: Database): Promise<void> {
  const phones = [...customers, ...[...guests, ...walkInCustomers, ...openVisits].map(({ guest }) => guest)].map(
    ({ phone }) => phone,
  );
  const isDemos = inArray(visitsTable.phone, phones);
  if ((await tx.$count(visitsTable)) > (await tx.$count(visitsTable, isDemos))) {
    const nobody = { userId: null, carId: null, phone: null, name: null, plate: null, vin: null, subjectSalt: null };
    await deleteVisits(tx, and(isDemos, ne(visitsTable.state, 'closed')));
    const ids = tx.select({ id: visitsTable.id }).from(visitsTable).where(isDemos);
    await tx.delete(visitReviews).where(inArray(visitReviews.visitId, ids));
    await tx.update(visitsTable).set(nobody).where(isDemos);
    return;
  }
  await tx.delete(historyGrants);
  await deleteVisits(tx);
  await withoutTriggers(tx, [visitChain], () => tx.update(visitChain).set({ number: 0, hash: '' }));
}
