import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Car, CarChange, NewCar } from '#contract/cars';
import { MAX_CARS } from '#contract/rules/limits';
import { normalizePlate } from '#contract/rules/plates';
import { carJson, carTables } from '../accounts/customers';
import type { Database } from '../platform/db/database';
import { idempotent } from '../platform/db/idempotency';
import { queryRows } from '../platform/db/queryRows';
import { cars, users } from '../platform/db/schema/accounts';
import { carModels } from '../platform/db/schema/catalog';
import { historyHandovers, historyShares } from '../platform/db/schema/sharing';
import { refuseEditConflict } from '../platform/http/refusals';
import { keepMileage, logMileage, requirePlausible } from './mileage';

export class CarLimit extends Error {
  override name = 'CarLimit';
}

/** The plausibility check treats the last odometer reading as at least this many days old: customers enter it late. */
const GARAGE_MIN_DAYS = 30;

export class UnknownModel extends Error {
  override name = 'UnknownModel';
}

/**
 * Adds a car, or restores the same car if it was removed. Idempotent per key. @throws CarLimit, UnknownModel,
 * IdempotencyConflict, 409 for an implausible mileage of a restored car
 */
export function createCar(
  db: Database,
  { userId, car, key }: { userId: number; car: NewCar; key: string | undefined },
): Promise<Car> {
  const { vin, year, model, number, mileage, mileage_seen: isConfirmed } = car;
  const payload = { vin, year, model, number, mileage, ...(isConfirmed && { isConfirmed }) };
  return idempotent(db, { scope: `car:${userId}`, key, payload }, async (tx) => {
    // Locks the account, because concurrent requests could exceed the car limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(cars, and(eq(cars.userId, userId), isNull(cars.removedAt)))) >= MAX_CARS) throw new CarLimit();
    await checkModel(tx, model);
    const values = { userId, modelId: model, vin: vin.trim(), year, plate: normalizePlate(number), mileage };
    const removed = await findRemoved(tx, values);
    await requirePlausible(tx, { carId: removed, mileage, isConfirmed, minReadingAgeDays: GARAGE_MIN_DAYS });
    const [row] =
      removed === null
        ? await tx.insert(cars).values(values).returning({ id: cars.id })
        : await tx
            .update(cars)
            .set({ ...values, removedAt: null, mileageAt: sql`now()` })
            .where(eq(cars.id, removed))
            .returning({ id: cars.id });
    if (row) await logMileage(tx, row.id, mileage);
    return readCar(tx, row?.id);
  });
}

type Described = Pick<typeof cars.$inferInsert, 'userId' | 'modelId' | 'vin' | 'year' | 'plate'>;

/** Finds a removed car to restore by two features: owners reuse plates for other cars, and VINs may be made up. */
export async function findRemoved(
  tx: Database,
  { userId, modelId, vin, year, plate }: Described,
): Promise<number | null> {
  const isVin = sql`(upper(${cars.vin}) = upper(${vin}) and ${vin} <> '')`;
  const isPlate = sql`(${cars.plate} = ${plate} and ${plate} <> '')`;
  const isModel = eq(cars.modelId, modelId);
  const [found] = await tx
    .select({ id: cars.id })
    .from(cars)
    .where(
      and(
        eq(cars.userId, userId),
        isNotNull(cars.removedAt),
        or(and(isVin, or(isPlate, isModel)), and(isPlate, isModel, eq(cars.year, year))),
      ),
    )
    .orderBy(desc(isVin), desc(cars.removedAt))
    .limit(1);
  return found?.id ?? null;
}

export const isOwnCar = (userId: number, car: number): SQL | undefined =>
  and(eq(cars.id, car), eq(cars.userId, userId), isNull(cars.removedAt));

/**
 * Changes the fields in `change`. Returns null for an unknown car. @throws UnknownModel, ApiFailure 409 for stale
 * values or an implausible mileage
 */
export function changeCar(
  db: Database,
  { id, userId, change }: { id: number; userId: number; change: CarChange },
): Promise<Car | null> {
  return db.transaction(async (tx) => {
    const isOwn = isOwnCar(userId, id);
    const [locked] = await tx.select({ id: cars.id }).from(cars).where(isOwn).for('update');
    if (!locked) return null;
    const before = await readCar(tx, id);
    const { expected, mileage_seen: isConfirmed, owner: _, ...fields } = change;
    const changed = normalized(fields);
    refuseEditConflict(
      { stored: fieldsOf(before), change: changed, expected: expected && normalized(expected) },
      before,
    );
    const { vin, year, model, number, mileage } = changed;
    if (model !== undefined) await checkModel(tx, model);
    if (mileage !== undefined && mileage !== before.mileage)
      await requirePlausible(tx, { carId: id, mileage, isConfirmed, minReadingAgeDays: GARAGE_MIN_DAYS });
    if (mileage !== undefined) await keepMileage(tx, id);
    await tx
      .update(cars)
      .set({
        userId,
        ...(vin !== undefined && { vin }),
        ...(year !== undefined && { year }),
        ...(model !== undefined && { modelId: model }),
        ...(number !== undefined && { plate: number }),
        // An unchanged mileage is still a new odometer reading.
        ...(mileage !== undefined && { mileage, mileageAt: sql`now()` }),
      })
      .where(isOwn);
    if (mileage !== undefined) await logMileage(tx, id, mileage);
    return readCar(tx, id);
  });
}

type CarFields = Partial<Omit<NewCar, 'owner' | 'mileage_seen'>>;

const normalized = ({ vin, number, ...others }: CarFields): CarFields => ({
  ...others,
  ...(vin !== undefined && { vin: vin.trim() }),
  ...(number !== undefined && { number: normalizePlate(number) }),
});

const fieldsOf = ({ vin, year, model, number, mileage }: Car): CarFields => ({
  vin,
  year,
  model: model.id,
  number,
  mileage,
});

/** Removes a car from the garage and ends its share links and handover offers. Returns false for an unknown car. */
export function deleteCar(db: Database, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .update(cars)
      .set({ removedAt: sql`now()` })
      .where(isOwnCar(userId, id))
      .returning({ id: cars.id });
    if (gone.length === 0) return false;
    await tx
      .update(historyShares)
      .set({ endedAt: sql`now()` })
      .where(and(eq(historyShares.carId, id), isNull(historyShares.endedAt)));
    const { carId, buyerCarId, confirmedAt, withdrawnAt } = historyHandovers;
    await tx
      .update(historyHandovers)
      .set({ withdrawnAt: sql`now()` })
      .where(and(or(eq(carId, id), eq(buyerCarId, id)), isNull(confirmedAt), isNull(withdrawnAt)));
    return true;
  });
}

async function checkModel(tx: Database, id: number): Promise<void> {
  if ((await tx.$count(carModels, eq(carModels.id, id))) === 0) throw new UnknownModel();
}

async function readCar(tx: Database, id: number | undefined): Promise<Car> {
  const { rows } = await queryRows<{ car: Car }>(
    tx,
    { car: 'json' },
    sql`select ${carJson} as car from ${carTables} where car.id = ${id}`,
  );
  if (!rows[0]) throw new Error('The car was not stored');
  return rows[0].car;
}
