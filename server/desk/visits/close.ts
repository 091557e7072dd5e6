import { eq, sql } from 'drizzle-orm';
import { type Priced, sumsOfVisit } from '../../../contract/visits/money';
import type { Database } from '../../db/database';
import { cars } from '../../db/schema/customers';
import { visitChain, visits } from '../../db/schema/visits';
import { ApiFailure } from '../../http/errors';
import { type Actor, noteAudit } from '../audit/note';
import { moveStock } from '../stock/move';
import { newPaper, newSalt, partsOf, type StoredVisit, sealOf, subjectOf } from './seal';

/** What is done and paid: all lines but those that the customer has declined. */
const isTaken = ({ decision }: { decision: string | null }): boolean => decision !== 'declined';

/**
 * Fixes a visit: its parts leave the stock, its mileage goes to the garage's car, it takes the next number and the seal over the one before.
 * Within `changingContent`, because stock is content; StockShort where a part is not there.
 *
 * `visit`: locked, and neither closed nor cancelled. `at`: when it closes.
 */
export async function closeVisit(tx: Database, visit: StoredVisit, actor: Actor, at = new Date()): Promise<void> {
  if (visit.state !== 'in_work' && visit.state !== 'ready') throw new ApiFailure(409, 'conflict');
  const parts = (await partsOf(tx, [visit.id]))(visit.id);
  const taken = parts.lines.filter(isTaken);
  const { total } = sumsOfVisit(taken satisfies Priced[], visit.discount);
  await moveStock(tx, takenFrom(visit.branchId, taken), { reason: 'sale', staffId: actor.staffId });

  const [end] = await tx.select().from(visitChain).for('update');
  if (!end) throw new Error('The chain of visits has no end');
  const salt = newSalt();
  const closed: StoredVisit = {
    ...visit,
    state: 'closed',
    closedAt: at,
    closedBy: actor.staffId,
    number: end.number + 1,
    total,
    previousHash: end.hash,
    subjectSalt: salt,
    subject: subjectOf(salt, visit.plate, visit.vin),
  };
  const hash = sealOf(closed, parts);
  const { state, closedAt, closedBy, number, previousHash, subjectSalt, subject } = closed;
  await tx
    .update(visits)
    .set({
      state,
      closedAt,
      closedBy,
      number,
      total,
      previousHash,
      subjectSalt,
      subject,
      hash,
      paper: newPaper(),
      version: sql`version + 1`,
    })
    .where(eq(visits.id, visit.id));
  await tx.update(visitChain).set({ number: end.number + 1, hash });
  // A correction may have an older mileage than the car by now.
  if (visit.carId !== null)
    await tx
      .update(cars)
      .set({ mileage: sql`greatest(${cars.mileage}, ${visit.mileage}::int)` })
      .where(eq(cars.id, visit.carId));
  await noteAudit(tx, actor, {
    at,
    thing: 'visit',
    action: 'closed',
    thingId: visit.id,
    name: visit.reference,
    branchId: visit.branchId,
    after: { total, number: end.number + 1 },
  });
}

/** Whole pieces: whatever a part is measured in, the shop sells it by the piece. */
function takenFrom(branch: number, lines: readonly { partId: number | null; quantity: number }[]) {
  const changes = new Map<number, number>();
  for (const { partId, quantity } of lines)
    if (partId !== null) changes.set(partId, (changes.get(partId) ?? 0) - Math.ceil(quantity / 1_000));
  return [...changes].map(([part, change]) => ({ part, branch, change }));
}
