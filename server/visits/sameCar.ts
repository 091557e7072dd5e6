import { type SQL, sql } from 'drizzle-orm';
import { firstClosedAt, visitsOfCar } from '../care/carHistory';
import { brands, carModels } from '../platform/db/schema/catalog';

export const carName = sql`(select brand.name || ' ' || model.name from ${carModels} model
  join ${brands} brand on brand.id = model.brand_id where model.id = car.model_id)`;

const letters = (text: SQL): SQL => sql`upper(regexp_replace(coalesce(${text}, ''), '[^[:alnum:]]', '', 'g'))`;

/**
 * SQL condition: both are the same car. Equal VINs decide. Otherwise name and year must match, and the plate too if
 * both have a VIN (one was corrected). Plates alone change with the owner.
 */
export function isSameCar(one: SQL, other: SQL): SQL {
  const [oneVin, otherVin] = [letters(sql`${one}.vin`), letters(sql`${other}.vin`)];
  const [onePlate, otherPlate] = [letters(sql`${one}.plate`), letters(sql`${other}.plate`)];
  return sql`((${oneVin} <> '' and ${oneVin} = ${otherVin})
    or (lower(${one}.name) = lower(${other}.name) and ${one}.year = ${other}.year
      and ('' in (${oneVin}, ${otherVin}) or (${onePlate} <> '' and ${onePlate} = ${otherPlate}))))`;
}

export const carOfVisit = sql`visit.car as name, visit.year, visit.plate, visit.vin`;

/** Visits of a garage entry with the car of its latest visit, because the entry can be edited into another car. */
export const visitsOfOneCar = (userId: SQL | number, carId: SQL | number): SQL => sql`(
  with counted as (select * from ${visitsOfCar(userId, carId)} visit),
    last as (select ${carOfVisit} from counted visit order by ${firstClosedAt} desc, visit.id desc limit 1)
  select visit.* from counted visit, last, lateral (select ${carOfVisit}) brought where ${isSameCar(sql`brought`, sql`last`)})`;
