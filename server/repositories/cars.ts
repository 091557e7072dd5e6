import { and, eq, sql } from 'drizzle-orm';
import type { Car, CarChange, NewCar } from '../../contract/cars';
import { MAX_CARS } from '../../contract/limits';
import { tidyPlate } from '../../contract/plates';
import type { Database } from '../db/database';
import { brands, carModels } from '../db/schema/brands';
import { cars, users } from '../db/schema/customers';
import { once } from './idempotency';

/** The customer has as many cars as one may have. */
export class CarLimit extends Error {
  override name = 'CarLimit';
}

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

/** Changes what is given; null when the customer has no such car. Throws UnknownModel. */
export function changeCar(
  db: Database,
  { id, userId, change }: { id: number; userId: number; change: CarChange },
): Promise<Car | null> {
  return db.transaction(async (tx) => {
    const { vin, year, model, number, mileage } = change;
    if (model !== undefined) await checkModel(tx, model);
    const [row] = await tx
      .update(cars)
      .set({
        // Something must be set, even where nothing is to change.
        userId,
        ...(vin !== undefined && { vin: vin.trim() }),
        ...(year !== undefined && { year }),
        ...(model !== undefined && { modelId: model }),
        ...(number !== undefined && { plate: tidyPlate(number) }),
        // The same figure once more is one that was read now.
        ...(mileage !== undefined && { mileage, mileageAt: sql`now()` }),
      })
      .where(and(eq(cars.id, id), eq(cars.userId, userId)))
      .returning({ id: cars.id });
    return row ? readCar(tx, row.id) : null;
  });
}

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
