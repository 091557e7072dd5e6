import { and, asc, eq, sql } from 'drizzle-orm';
import type { DocumentEnd } from '#contract/care';
import type { CarDocumentKind } from '#contract/cars';
import type { Database } from '../platform/db/database';
import { cars } from '../platform/db/schema/accounts';
import { carDocuments } from '../platform/db/schema/carCare';
import { inLanguage } from '../platform/db/schema/columns';
import { carDocumentKinds } from '../platform/db/schema/visible';
import { refuseEditConflict } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { isOwnCar } from './cars';

/** Returns the kinds of car documents in the order set at the desk. `remind_days`: days from reminder to expiry. */
export function listCarDocumentKinds(db: Database, language: Language): Promise<CarDocumentKind[]> {
  return db
    .select({
      id: carDocumentKinds.id,
      name: inLanguage(carDocumentKinds.name, language),
      hint: inLanguage(carDocumentKinds.hint, language),
      remind_days: carDocumentKinds.remindDays,
    })
    .from(carDocumentKinds)
    .orderBy(asc(carDocumentKinds.position), asc(carDocumentKinds.id));
}

type Place = { userId: number; car: number; kind: number };

/** Sets the expiry date of a car document. Returns false for an unknown car or kind. @throws 409 `edit_conflict` */
export function setCarDocument(
  db: Database,
  { userId, car, kind }: Place,
  { ends_on: endsOn, expected }: DocumentEnd,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [own] = await tx.select({ id: cars.id }).from(cars).where(isOwnCar(userId, car)).for('update');
    if (!own || (await tx.$count(carDocumentKinds, eq(carDocumentKinds.id, kind))) === 0) return false;
    const [document] = await tx
      .select({ ends_on: carDocuments.endsOn })
      .from(carDocuments)
      .where(and(eq(carDocuments.carId, car), eq(carDocuments.kindId, kind)));
    const stored = { ends_on: document?.ends_on ?? null };
    refuseEditConflict({ stored, change: { ends_on: endsOn }, expected: { ends_on: expected } }, stored);
    await tx
      .insert(carDocuments)
      .values({ carId: car, kindId: kind, endsOn })
      .onConflictDoUpdate({ target: [carDocuments.carId, carDocuments.kindId], set: { endsOn } });
    return true;
  });
}

/** Deletes the expiry date of a document of the customer's own car. Returns false if there is none. */
export async function removeCarDocument(db: Database, { userId, car, kind }: Place): Promise<boolean> {
  const isOwn = sql`exists (select from ${cars} where ${cars.id} = ${carDocuments.carId} and ${cars.userId} = ${userId}
    and ${cars.removedAt} is null)`;
  const gone = await db
    .delete(carDocuments)
    .where(and(eq(carDocuments.carId, car), eq(carDocuments.kindId, kind), isOwn))
    .returning({ car: carDocuments.carId });
  return gone.length > 0;
}
