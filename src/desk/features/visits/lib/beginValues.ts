import type { CustomerCar } from '#contract/cars';
import { phoneForWire } from '#contract/rules/phone';
import { normalizePlate, normalizeVin } from '#contract/rules/plates';
import type { NewVisit } from '#contract/visitsDesk';
import type { Language } from '#shared/i18n/languages';

export const UNLISTED_CAR = 'other';

/** `customer`: found while the number is `foundBy`, else 0. `car`: an id of the garage, or UNLISTED_CAR. */
export const EMPTY_BEGIN = {
  phone: '',
  first: '',
  last: '',
  customer: 0,
  foundBy: '',
  car: UNLISTED_CAR,
  brand: 0,
  model: 0,
  year: '',
  plate: '',
  vin: '',
  mileage: '',
  language: 'ru',
  branch: '',
};
export type BeginValues = typeof EMPTY_BEGIN;

export const splitName = (name: string): Pick<BeginValues, 'first' | 'last'> => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
};

export const phoneOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^998/, '');

/** A changed number belongs to another customer. */
export const customerOf = ({
  customer,
  foundBy,
  phone,
}: Pick<BeginValues, 'customer' | 'foundBy' | 'phone'>): number => (phone === foundBy ? customer : 0);

export const carOf = (cars: readonly CustomerCar[]): string =>
  cars.length === 1 && cars[0] ? String(cars[0].id) : UNLISTED_CAR;

export interface BegunFrom {
  enquiry: number | null;
  booking: number | null;
}

/** Whether the car is described: without a known customer no garage car is sent. */
export const isUnlistedCar = (values: Pick<BeginValues, 'car' | 'customer' | 'foundBy' | 'phone'>): boolean =>
  values.car === UNLISTED_CAR || customerOf(values) === 0;

export const newVisitOf = (values: BeginValues, { enquiry, booking }: BegunFrom): NewVisit => {
  const isOther = isUnlistedCar(values);
  return {
    branch: Number(values.branch),
    ...(enquiry !== null && { enquiry }),
    ...(booking !== null && { booking }),
    phone: phoneForWire(values.phone),
    first_name: values.first.trim(),
    last_name: values.last.trim(),
    language: values.language as Language,
    car: isOther
      ? {
          id: null,
          model: values.model,
          plate: normalizePlate(values.plate),
          year: Number(values.year),
          ...(values.vin.trim() && { vin: normalizeVin(values.vin) }),
        }
      : { id: Number(values.car) },
    mileage: Number(values.mileage),
  };
};
