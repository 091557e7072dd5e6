import { eq, sql } from 'drizzle-orm';
import { transitionOf, type VisitTransition } from '#contract/rules/visitStages';
import { type Priced, QUANTITY_UNIT, sumsOfVisit } from '#contract/rules/visits';
import { moveStock } from '../catalog/stock/move';
import type { Database } from '../platform/db/database';
import { cars } from '../platform/db/schema/accounts';
import { carMileages } from '../platform/db/schema/carCare';
import { stock } from '../platform/db/schema/catalog';
import { historyGrants } from '../platform/db/schema/sharing';
import { visitChain, visits } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { type Actor, recordAudit } from '../staff/audit/record';
import { isOver } from './decide';
import { addFindingTasks } from './findingTasks';
import { storeGuarantees } from './guarantees';
import { settleCar } from './identity';
import { followPromise } from './promise';
import { stageOfVisit } from './scope';
import { newDocumentCode, newSalt, partsOf, type StoredVisit, sealOf, subjectOf } from './seal';

export const isCharged = ({ decision }: { decision: string | null }): boolean => decision !== 'declined';

/**
 * Closes a visit: sets number, guarantees and hash, and removes its parts from stock, or for a correction the
 * difference. Requires `changingContent` and the visit lock. The caller applies the effects of the returned transition.
 * @throws StockShort
 */
export async function closeVisit(
  tx: Database,
  visit: StoredVisit,
  actor: Actor,
  at = new Date(),
): Promise<VisitTransition> {
  if (isOver(visit)) throw new ApiFailure(409, 'visit_over');
  const transition = transitionOf(stageOfVisit(visit), 'close');
  if (!transition) throw new ApiFailure(409, 'visit_step');
  const stored = (await partsOf(tx, [visit.id]))(visit.id);
  const parts = { ...stored, lines: await storeGuarantees(tx, visit, stored.lines) };
  // An empty correction voids a visit that was closed by mistake.
  if (parts.lines.length === 0 && visit.correctsId === null) throw new ApiFailure(409, 'visit_empty');
  const taken = parts.lines.filter(isCharged);
  const { total } = sumsOfVisit(taken satisfies Priced[], visit.discount);
  await moveStock(tx, await movesOf(tx, visit, taken), { reason: 'sale', staffId: actor.staffId });

  const [end] = await tx.select().from(visitChain).for('update');
  if (!end) throw new Error('The chain of visits has no end');
  const salt = newSalt();
  const carId = await settleCar(tx, visit, actor);
  const closed: StoredVisit = {
    ...visit,
    carId,
    state: 'closed',
    closedAt: at,
    closedBy: actor.staffId,
    number: end.number + 1,
    total,
    previousHash: end.hash,
    subjectSalt: salt,
    subject: subjectOf(salt, visit.plate, visit.vin),
    paper: newDocumentCode(),
  };
  const hash = sealOf(closed, parts);
  const { state, closedAt, closedBy, number, previousHash, subjectSalt, subject, paper } = closed;
  await tx
    .update(visits)
    .set({
      state,
      carId,
      closedAt,
      closedBy,
      number,
      total,
      previousHash,
      subjectSalt,
      subject,
      hash,
      paper,
      version: sql`version + 1`,
    })
    .where(eq(visits.id, visit.id));
  await setMileage(tx, closed);
  await copyGrants(tx, closed);
  await recordAudit(tx, actor, {
    at,
    thing: 'visit',
    action: 'closed',
    thingId: visit.id,
    name: visit.reference,
    branchId: visit.branchId,
    after: { total, number: end.number + 1 },
  });
  await addFindingTasks(tx, visit.id, actor);
  await followPromise(tx, closed, actor);
  return transition;
}

/** Returns whether the visit is closed, and closing was its last change since the version `before` or earlier. */
export const isClosedSince = ({ state, version }: StoredVisit, before: number): boolean =>
  state === 'closed' && before >= version - 1;

type Taken = { partId: number | null; quantity: number };

function piecesOf(lines: readonly Taken[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { partId, quantity } of lines)
    if (partId !== null) pieces.set(partId, (pieces.get(partId) ?? 0) + Math.ceil(quantity / QUANTITY_UNIT));
  return pieces;
}

async function movesOf(tx: Database, { branchId, correctsId }: StoredVisit, lines: readonly Taken[]) {
  const corrected = correctsId === null ? [] : (await partsOf(tx, [correctsId]))(correctsId).lines.filter(isCharged);
  const [taken, back] = [piecesOf(lines), piecesOf(corrected)];
  return [...new Set([...taken.keys(), ...back.keys()])].map((part) => ({
    part,
    branch: branchId,
    change: (back.get(part) ?? 0) - (taken.get(part) ?? 0),
  }));
}

/** Returns the lines whose parts are out of stock, with the available quantity. */
export async function shortLines(db: Database, visit: StoredVisit): Promise<{ line: number; in_stock: number }[]> {
  const lines = (await partsOf(db, [visit.id]))(visit.id).lines.filter(isCharged);
  const free = await db
    .select({ part: stock.partId, free: sql<number>`${stock.onHand} - ${stock.reserved}` })
    .from(stock)
    .where(eq(stock.branchId, visit.branchId));
  const freeOf = new Map(free.map((one) => [one.part, one.free]));
  const moves = await movesOf(db, visit, lines);
  const taken = piecesOf(lines);
  const inStock = new Map(
    moves
      .filter(({ part, change }) => (freeOf.get(part) ?? 0) + change < 0)
      .map(({ part, change }) => [part, (freeOf.get(part) ?? 0) + change + (taken.get(part) ?? 0)]),
  );
  return lines.flatMap(({ id, partId }) => {
    const free = partId === null ? undefined : inStock.get(partId);
    return free === undefined ? [] : [{ line: id, in_stock: free }];
  });
}

/**
 * Takes the mileage of a corrected visit back from the car that it wrongly named: the last one that is known without it
 * remains.
 */
async function restoreMileage(tx: Database, { carId, correctsId }: StoredVisit): Promise<void> {
  await tx.execute(sql`update ${cars} car set mileage = coalesce(greatest(
      (select max(other.mileage) from ${visits} other where other.car_id = car.id and other.state = 'closed' and other.id <> corrected.id
        and not exists (select from ${visits} later where later.corrects_id = other.id and later.state = 'closed')),
      (select max(logged.mileage) from ${carMileages} logged where logged.car_id = car.id)), car.mileage)
    from ${visits} corrected where corrected.id = ${correctsId}::int and car.id = corrected.car_id
      and car.id is distinct from ${carId}::int and car.mileage = corrected.mileage`);
}

/** Sets the mileage of the car. It never decreases, unless it came from the visit that this one corrects. */
async function setMileage(tx: Database, visit: StoredVisit): Promise<void> {
  const { carId, mileage, correctsId } = visit;
  if (correctsId !== null) await restoreMileage(tx, visit);
  if (carId === null) return;
  const corrected = sql`(select mileage from ${visits} where id = ${correctsId}::int and car_id = ${carId})`;
  const others = sql`(select max(other.mileage) from ${visits} other
    where other.car_id = ${carId} and other.state = 'closed' and other.id <> ${correctsId}::int
      and not exists (select from ${visits} later where later.corrects_id = other.id and later.state = 'closed'))`;
  await tx
    .update(cars)
    .set({
      mileage: sql`case when ${cars.mileage} = ${corrected} then greatest(${mileage}::int, ${others})
        else greatest(${cars.mileage}, ${mileage}::int) end`,
    })
    .where(eq(cars.id, carId));
}

/**
 * Gives later owners of the car, who can read the original visit, access to its correction, unless that is about
 * another car.
 */
async function copyGrants(tx: Database, { id, carId, correctsId }: StoredVisit): Promise<void> {
  if (correctsId === null) return;
  await tx.execute(sql`insert into ${historyGrants} (user_id, car_id, visit_id, handover_id)
    select granted.user_id, granted.car_id, ${id}::int, granted.handover_id
    from ${historyGrants} granted join ${visits} original on original.id = granted.visit_id
    where granted.visit_id = ${correctsId} and original.car_id is not distinct from ${carId}::int`);
}
