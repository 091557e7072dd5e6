import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { NewOwnRecord, OwnRecord, Postponement } from '#contract/care';
import { isWithin, postponementDays } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { contradictionOf } from '#contract/rules/due';
import { MAX_OWN_RECORDS, POSTPONE_MAX_KM } from '#contract/rules/limits';
import type { Database } from '../platform/db/database';
import { localizedOrFallback, withoutNull } from '../platform/db/expressions';
import { idempotent } from '../platform/db/idempotency';
import { cars } from '../platform/db/schema/accounts';
import { carOwnRecords, carPostponedWorks } from '../platform/db/schema/carCare';
import { ApiFailure } from '../platform/http/errors';
import { refusedDay, refusedNumber } from '../platform/http/refusals';
import type { Language } from '../platform/language';
import { isOwnCar } from './cars';
import { type MaintenanceState, type NamedDue, readUpcomingMaintenance } from './upcomingMaintenance';

type Owner = { userId: number; language: Language };
type Work = Owner & { car: number; secret: string };

/** Returns a due entry of the customer's own car, which the transaction locks. @throws 404, 409 `due_gone` */
async function dueOf(
  tx: Database,
  { userId, car, secret }: Work,
  fact: string,
): Promise<{ state: MaintenanceState; due: NamedDue }> {
  const isOwn = isOwnCar(userId, car);
  const [own] = await tx.select({ id: cars.id }).from(cars).where(isOwn).for('update');
  const [state] = own ? await readUpcomingMaintenance(tx, sql`car.id = ${car}`, secret) : [];
  if (!state) throw new ApiFailure(404, 'not_found');
  const due = state.due.find((one) => one.fact === fact);
  if (!due) throw new ApiFailure(409, 'due_gone');
  return { state, due };
}

/**
 * Records that the owner had a due work done elsewhere, which settles it as a visit would. A higher mileage than the
 * garage's is copied there.
 * @throws 400 for a day before the last work or after today, 404, 409 `due_gone`, `mileage_implausible`, `record_limit`
 */
export function recordOwnWork(
  db: Database,
  work: Work & { record: NewOwnRecord; key: string | undefined },
): Promise<OwnRecord> {
  const { userId, car, language, key } = work;
  const { fact, done_on: doneOn, mileage, note, cost, mileage_seen: isConfirmed } = work.record;
  const payload = { car, fact, doneOn, mileage, note, cost, ...(isConfirmed && { isConfirmed }) };
  return idempotent(db, { scope: `own-record:${userId}`, key, payload }, async (tx) => {
    const { state, due } = await dueOf(tx, work, fact);
    const days = { min: due.last.date, max: state.today };
    if (!isWithin(doneOn, days)) throw refusedDay('done_on', language, days);
    const contradiction = isConfirmed ? null : contradictionOf(state.readings, { date: doneOn, mileage });
    if (contradiction) {
      const { mileage: last, date: at, plausible } = contradiction;
      throw new ApiFailure(409, 'mileage_implausible', { more: { last, at, plausible } });
    }
    if ((await tx.$count(carOwnRecords, eq(carOwnRecords.carId, car))) >= MAX_OWN_RECORDS)
      throw new ApiFailure(409, 'record_limit');
    const [row] = await tx
      .insert(carOwnRecords)
      .values({
        carId: car,
        fact,
        serviceId: due.service,
        title: due.title,
        doneOn,
        mileage,
        note: note?.trim() ?? '',
        cost: cost ?? null,
      })
      .returning();
    if (!row) throw new Error('The record was not stored');
    await tx.delete(carPostponedWorks).where(and(eq(carPostponedWorks.carId, car), eq(carPostponedWorks.fact, fact)));
    await tx
      .update(cars)
      .set({
        mileage,
        mileageAt: doneOn === state.today ? sql`now()` : sql`${`${doneOn}T12:00:00+05:00`}::timestamptz`,
      })
      .where(and(eq(cars.id, car), lt(cars.mileage, mileage)));
    return recordOf(row, language);
  });
}

const recordOf = (
  { id, carId, serviceId, title, doneOn, mileage, note, cost }: typeof carOwnRecords.$inferSelect,
  language: Language,
): OwnRecord =>
  withoutNull(
    {
      id,
      car: carId,
      service: serviceId,
      title: localizedOrFallback(title, language),
      done_on: doneOn,
      mileage,
      note,
      cost,
    },
    'service',
    'cost',
  );

/** Returns the own records of the cars in the customer's garage, newest first. */
export async function listOwnRecords(db: Database, { userId, language }: Owner): Promise<OwnRecord[]> {
  const rows = await db
    .select({ record: carOwnRecords })
    .from(cars)
    .innerJoin(carOwnRecords, eq(carOwnRecords.carId, cars.id))
    .where(and(eq(cars.userId, userId), sql`${cars.removedAt} is null`))
    .orderBy(desc(carOwnRecords.doneOn), desc(carOwnRecords.id));
  return rows.map(({ record }) => recordOf(record, language));
}

/** Deletes an own record, after which its work is due as before. Returns false for an unknown record. */
export async function removeOwnRecord(db: Database, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  const isOwn = sql`exists (select from ${cars} where ${cars.id} = ${carOwnRecords.carId} and ${cars.userId} = ${userId}
    and ${cars.removedAt} is null)`;
  const gone = await db
    .delete(carOwnRecords)
    .where(and(eq(carOwnRecords.id, id), isOwn))
    .returning({ id: carOwnRecords.id });
  return gone.length > 0;
}

/**
 * Postpones a due entry until a day or a mileage, or ends its postponement.
 * @throws 400 for a day or mileage out of range or both, 404, 409 `due_gone`
 */
export function postponeWork(db: Database, work: Work & { postponement: Postponement }): Promise<void> {
  const { car, language } = work;
  const { fact, until_date: untilDate = null, until_mileage: untilMileage = null } = work.postponement;
  return db.transaction(async (tx) => {
    const { state } = await dueOf(tx, work, fact);
    const days = postponementDays(dateAt());
    if (untilDate !== null && untilMileage !== null) throw refusedDay('until_date', language, days);
    if (untilDate !== null && !isWithin(untilDate, days)) throw refusedDay('until_date', language, days);
    if (untilMileage !== null) {
      const known = state.known?.mileage ?? 0;
      if (untilMileage <= known) throw refusedNumber('until_mileage', language, { why: 'minimum', limit: known + 1 });
      if (untilMileage > known + POSTPONE_MAX_KM)
        throw refusedNumber('until_mileage', language, { why: 'maximum', limit: known + POSTPONE_MAX_KM });
    }
    const { carId, fact: factColumn } = carPostponedWorks;
    await tx.delete(carPostponedWorks).where(and(eq(carId, car), eq(factColumn, fact)));
    if (untilDate !== null || untilMileage !== null)
      await tx.insert(carPostponedWorks).values({ carId: car, fact, untilDate, untilMileage });
  });
}
