import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brands, carModels } from '../db/schema/brands';
import { branches } from '../db/schema/company';
import { cars, users } from '../db/schema/customers';
import { staff } from '../db/schema/staff';
import {
  visitChain,
  visitDecisions,
  visitFindings,
  visitLines,
  visitPhotos,
  visits as visitsTable,
} from '../db/schema/visits';
import { changingContent } from '../desk/content/publish';
import { closeVisit } from '../desk/visits/close';
import { projectRoot } from '../projectRoot';
import { customers } from './content/customers';
import { LINES, type VisitSeed, visits } from './content/visits';

const DAY_MS = 86_400_000;
const VISIT_MS = 3 * 3_600_000;
const PHOTO = { side: 800, thumb: 'w320' };

type Owner = {
  userId: number;
  name: string;
  phone: string;
  garage: { id: number; car: string; year: number; plate: string; vin: string }[];
};

/**
 * Gives the demo's first customer two years of visits, closed as the desk closes them, on days before `now`. Their parts are of no part of the
 * shop, so the demo's stock stays as it is.
 */
export async function seedVisits(db: Database, now = Date.now()): Promise<void> {
  await changingContent(db, async (tx) => {
    if ((await tx.$count(visitsTable)) > 0) return;
    const owner = await ownerOf(tx);
    if (!owner) return;
    const places = await tx.select({ id: branches.id }).from(branches).orderBy(branches.position, branches.id);
    const [adviser] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'adviser'));
    for (const visit of visits) {
      const branchId = places[visit.at % places.length]?.id;
      if (branchId !== undefined) await seedVisit(tx, visit, { owner, branchId, staffId: adviser?.id ?? null, now });
    }
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

type Place = { owner: Owner; branchId: number; staffId: number | null; now: number };

async function seedVisit(tx: Database, given: VisitSeed, { owner, branchId, staffId, now }: Place): Promise<void> {
  const car = owner.garage[given.car];
  if (!car) return;
  const closedAt = new Date(now - given.daysAgo * DAY_MS);
  const { id: carId, ...asItWas } = car;
  const [visit] = await tx
    .insert(visitsTable)
    .values({
      ...asItWas,
      branchId,
      carId,
      state: 'ready',
      userId: owner.userId,
      phone: owner.phone,
      name: owner.name,
      mileage: given.mileage,
      language: 'ru',
      discount: given.discount ?? null,
      openedBy: staffId,
      openedAt: new Date(closedAt.getTime() - VISIT_MS),
    })
    .returning();
  if (!visit) return;
  await tx.insert(visitLines).values(
    given.lines.map(({ what, quantity = 1_000, discount = null, declined = false }, position) => ({
      ...LINES[what],
      visitId: visit.id,
      position,
      quantity,
      discount,
      decision: declined ? ('declined' as const) : ('approved' as const),
      decidedAt: visit.openedAt,
      isDone: !declined,
    })),
  );
  for (const [position, { note = '', dueIn, photos = [], ...found }] of (given.findings ?? []).entries()) {
    const dueDate =
      dueIn === undefined ? null : new Date(closedAt.getTime() + dueIn * DAY_MS).toISOString().slice(0, 10);
    const [finding] = await tx
      .insert(visitFindings)
      .values({ ...found, visitId: visit.id, position, note, dueDate })
      .returning({ id: visitFindings.id });
    for (const [place, name] of photos.entries()) {
      const bytes = pictureOf(`${name}.${PHOTO.side}x${PHOTO.side}.webp`);
      await tx.insert(visitPhotos).values({
        visitId: visit.id,
        findingId: finding?.id ?? null,
        position: place,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        width: PHOTO.side,
        height: PHOTO.side,
        bytes,
        thumb: pictureOf(`${name}.${PHOTO.side}x${PHOTO.side}.${PHOTO.thumb}.webp`),
        createdAt: visit.openedAt,
      });
    }
  }
  await closeVisit(tx, visit, { staffId, requestId: null }, closedAt);
}

const pictureOf = (name: string): Buffer => readFileSync(join(projectRoot(), 'public', 'media', 'parts', name));

const LOCKED = [visitsTable, visitLines, visitFindings, visitPhotos, visitDecisions];

/**
 * Before the demo's customers go: their visits are nobody's bookkeeping, and the chain begins anew. Where others have closed visits too the
 * chain is theirs as well, and the demo's only lose their person.
 */
export async function removeDemoVisits(tx: Database): Promise<void> {
  const phones = customers.map(({ phone }) => phone);
  const isDemos = inArray(visitsTable.phone, phones);
  if ((await tx.$count(visitsTable)) > (await tx.$count(visitsTable, isDemos))) {
    const nobody = { userId: null, carId: null, phone: null, name: null, plate: null, vin: null, subjectSalt: null };
    await tx.update(visitsTable).set(nobody).where(isDemos);
    return;
  }
  for (const table of LOCKED) await tx.execute(sql`alter table ${table} disable trigger user`);
  await tx.delete(visitsTable);
  await tx.update(visitChain).set({ number: 0, hash: '' });
  for (const table of LOCKED) await tx.execute(sql`alter table ${table} enable trigger user`);
}
