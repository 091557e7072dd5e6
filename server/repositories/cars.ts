import { and, eq, sql } from 'drizzle-orm';
import type { Car, CarChange, NewCar } from '../../contract/cars';
import { MAX_CARS } from '../../contract/limits';
import { tidyPlate } from '../../contract/plates';
import type { Database } from '../db/database';
import { brands, carModels } from '../db/schema/brands';
import { cars, users } from '../db/schema/customers';
import { requirePlausible } from '../desk/visits/mileage';
import { refuseEditConflict } from '../http/editConflict';
import { once } from './idempotency';

/** The customer has as many cars as one may have. */
export class CarLimit extends Error {
  override name = 'CarLimit';
}

/** The customer may have written the last mileage down days after reading it. */
const GARAGE_LEAST_DAYS = 30;

/** There is no such model. */
export class UnknownModel extends Error {
  override name = 'UnknownModel';
}

/**
 * Adds a car; with a key only once (contract, "Account"). Whose it is says `userId`, never the payload.
 * Throws CarLimit, UnknownModel and IdempotencyConflict.
 */
export function createCar(
  db: Database,
  { userId, car, key }: { userId: number; car: NewCar; key: string | undefined },
): Promise<Car> {
  const { vin, year, model, number, mileage } = car;
  return once(db, { scope: `car:${userId}`, key, payload: { vin, year, model, number, mileage } }, async (tx) => {
    // Locked until the end of the transaction: parallel calls count one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(cars, eq(cars.userId, userId))) >= MAX_CARS) throw new CarLimit();
    await checkModel(tx, model);
    const values = { userId, modelId: model, vin: vin.trim(), year, plate: tidyPlate(number), mileage };
    const [row] = await tx.insert(cars).values(values).returning({ id: cars.id });
    return readCar(tx, row?.id);
  });
}

/**
 * Changes what is given; null when the customer has no such car.
 * Throws UnknownModel, and ApiFailure 409 for a change that is based on older values and for an implausible mileage.
 */
export function changeCar(
  db: Database,
  { id, userId, change }: { id: number; userId: number; change: CarChange },
): Promise<Car | null> {
  return db.transaction(async (tx) => {
    const isOwn = and(eq(cars.id, id), eq(cars.userId, userId));
    const [locked] = await tx.select({ id: cars.id }).from(cars).where(isOwn).for('update');
    if (!locked) return null;
    const before = await readCar(tx, id);
    const { expected, mileage_seen: isSeen, owner: _, ...given } = change;
    const wanted = tidied(given);
    refuseEditConflict({ stored: fieldsOf(before), change: wanted, expected: expected && tidied(expected) }, before);
    const { vin, year, model, number, mileage } = wanted;
    if (model !== undefined) await checkModel(tx, model);
    if (mileage !== undefined && mileage !== before.mileage)
      await requirePlausible(tx, { carId: id, mileage, isSeen, leastDays: GARAGE_LEAST_DAYS });
    await tx
      .update(cars)
      .set({
        // Something must be set, even where nothing is to change.
        userId,
        ...(vin !== undefined && { vin }),
        ...(year !== undefined && { year }),
        ...(model !== undefined && { modelId: model }),
        ...(number !== undefined && { plate: number }),
        // The same figure once more is one that was read now.
        ...(mileage !== undefined && { mileage, mileageAt: sql`now()` }),
      })
      .where(isOwn);
    return readCar(tx, id);
  });
}

type CarFields = Partial<Omit<NewCar, 'owner'>>;

/** Spelled as they are stored. */
const tidied = ({ vin, number, ...others }: CarFields): CarFields => ({
  ...others,
  ...(vin !== undefined && { vin: vin.trim() }),
  ...(number !== undefined && { number: tidyPlate(number) }),
});

const fieldsOf = ({ vin, year, model, number, mileage }: Car): CarFields => ({
  vin,
  year,
  model: model.id,
  number,
  mileage,
});

/** False when the customer has no such car. */
export async function deleteCar(db: Database, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const gone = await db
    .delete(cars)
    .where(and(eq(cars.id, id), eq(cars.userId, userId)))
    .returning({ id: cars.id });
  return gone.length > 0;
}

async function checkModel(tx: Database, id: number): Promise<void> {
  if ((await tx.$count(carModels, eq(carModels.id, id))) === 0) throw new UnknownModel();
}

async function readCar(tx: Database, id: number | undefined): Promise<Car> {
  const { rows } = await tx.execute<{ car: Car }>(sql`select ${carJson} as car from ${carTables} where car.id = ${id}`);
  if (!rows[0]) throw new Error('The car was not stored');
  return rows[0].car;
}

/** The tables that `carJson` names. */
export const carTables = sql`${cars} car
  join ${carModels} model on model.id = car.model_id
  join ${brands} brand on brand.id = model.brand_id`;

/** A car as the contract has it. */
export const carJson = sql<Car>`json_build_object(
  'id', car.id, 'vin', car.vin, 'year', car.year, 'owner', car.user_id, 'number', car.plate, 'mileage', car.mileage,
  'model', json_build_object('id', model.id, 'name', model.name,
    'brand', json_build_object('id', brand.id, 'name', brand.name),
    'marka', json_build_object('id', brand.id, 'name', brand.name)))`;
