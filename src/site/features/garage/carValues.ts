import type { CustomerCar } from '#api/account';
import type { CarChange, NewCar } from '#contract/cars';
import type { Named } from '#contract/common';
import { normalizePlate, normalizeVin } from '#contract/rules/plates';

export interface CarValues {
  brand: number;
  model: number;
  number: string;
  vin: string;
  year: string;
  mileage: string;
}

export const CAR_FIELD_GROUPS = [
  ['brand', 'model'],
  ['number'],
  ['vin'],
  ['year'],
  ['mileage'],
] as const satisfies readonly (readonly (keyof CarValues)[])[];

export const EMPTY_CAR: CarValues = { brand: 0, model: 0, number: '', vin: '', year: '', mileage: '' };

export const carValues = ({ model, number, vin, year, mileage }: CustomerCar): CarValues => ({
  brand: model.brand.id,
  model: model.id,
  number,
  vin,
  year: year ? String(year) : '',
  mileage: String(mileage),
});

export const carPayload = (values: CarValues): NewCar => ({
  vin: normalizeVin(values.vin),
  year: Number(values.year),
  model: values.model,
  number: normalizePlate(values.number),
  mileage: Number(values.mileage),
});

/** Returns the changed fields with their old values for optimistic concurrency. Null without changes. */
export const carChange = (values: CarValues, base: CarValues): CarChange | null => {
  const [next, before] = [carPayload(values), carPayload(base)];
  const expected = { ...before, vin: base.vin, number: base.number };
  const changed = (['vin', 'year', 'model', 'number', 'mileage'] as const).filter(
    (field) => next[field] !== before[field],
  );
  if (changed.length === 0) return null;
  const only = (car: NewCar) => Object.fromEntries(changed.map((field) => [field, car[field]]));
  return { ...only(next), expected: only(expected) };
};

export const optimisticCar = (id: number, car: NewCar, brand: Named, model: Named): CustomerCar => ({
  id,
  vin: car.vin,
  year: car.year,
  owner: car.owner ?? 0,
  model: { ...model, brand },
  number: car.number,
  mileage: car.mileage,
});

let lastTemporaryId = 0;

/** Negative, because ids of the server are positive. */
export const temporaryId = (): number => (lastTemporaryId -= 1);

export const isPendingCar = ({ id }: Pick<CustomerCar, 'id'>): boolean => id < 0;

export const carName = ({ model }: Pick<CustomerCar, 'model'>): string => `${model.brand.name} ${model.name}`.trim();
