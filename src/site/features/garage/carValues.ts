import type { CustomerCar } from '#api/account';
import type { CarChange, NewCar } from '#contract/cars';
import type { Named } from '#contract/common';
import { tidyPlate, tidyVin } from '#contract/rules/plates';

/** What stands in the car form, by the names of the payload where it has one. */
export interface CarValues {
  /** Ids; 0 for none. */
  brand: number;
  model: number;
  /** It is the state plate. */
  number: string;
  vin: string;
  /** Digits, or a text that is no whole number. */
  year: string;
  /** The same, in kilometres. */
  mileage: string;
}

/** Fields that change together are one group: a model belongs to its brand. */
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

/** car/create takes it as its payload. */
export const carPayload = (values: CarValues): NewCar => ({
  vin: tidyVin(values.vin),
  year: Number(values.year),
  model: values.model,
  number: tidyPlate(values.number),
  mileage: Number(values.mileage),
});

/** car/update takes it as its payload: the changed fields with what they were; null where nothing was changed. */
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

/** The car as the garage shows it while the server still works on the payload. */
export const shownCar = (id: number, car: NewCar, brand: Named, model: Named): CustomerCar => ({
  id,
  vin: car.vin,
  year: car.year,
  owner: car.owner ?? 0,
  model: { ...model, brand },
  number: car.number,
  mileage: car.mileage,
});

let lastTemporaryId = 0;

/** For a car that the server has not numbered yet; its own ids are positive. */
export const temporaryId = (): number => (lastTemporaryId -= 1);

/** On its way to the server: nothing can be done with it yet. */
export const isOnItsWay = ({ id }: Pick<CustomerCar, 'id'>): boolean => id < 0;

/** 'Chevrolet Cobalt' */
export const carName = ({ model }: Pick<CustomerCar, 'model'>): string => `${model.brand.name} ${model.name}`.trim();
