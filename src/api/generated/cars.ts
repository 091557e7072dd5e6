// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { Car, CarChange, NewCar } from '#contract/cars';
import type { Call, Localized } from '../client';
import { aliased, count, id, optional, orElse, record, text } from '../readers';
import { readNamed } from './common';

export const readCar = record<Car>({
  id,
  vin: text,
  year: count,
  owner: optional(id),
  model: aliased({ brand: 'marka' }, record({ id, name: text, brand: readNamed })),
  number: text,
  mileage: count,
});

/** Adds a car; rejects a third car, and an implausible mileage of a returning one */
export const createCar = ({
  lang,
  idempotencyKey,
  body,
}: Localized<{ idempotencyKey?: string | undefined; body: NewCar }>): Call<Car | null> => ({
  method: 'POST',
  path: '/authentication/car/create',
  headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
  body,
  private: true,
  lang,
  read: orElse(readCar, null),
});

/** Changes a car; 409 if it was changed meanwhile, or the mileage is implausible */
export const changeCar = ({ lang, carId, body }: Localized<{ carId: number; body: CarChange }>): Call<Car | null> => ({
  method: 'PATCH',
  path: `/authentication/car/update/${carId}`,
  body,
  private: true,
  lang,
  read: orElse(readCar, null),
});

/** Removes a car from the garage */
export const deleteCar = ({ lang, carId }: Localized<{ carId: number }>): Call<null> => ({
  method: 'DELETE',
  path: `/authentication/car/delete/${carId}`,
  private: true,
  lang,
  read: () => null,
});
