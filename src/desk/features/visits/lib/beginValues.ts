import type { CustomerCar } from '#contract/cars';
import { phoneForWire } from '#contract/rules/phone';
import { normalizePlate, normalizeVin } from '#contract/rules/plates';
import type { NewVisit, VisitPlace } from '#contract/visitsDesk';
import { fromFieldTime } from '#desk/common/lib/moments';
import type { Language } from '#shared/i18n/languages';

export const UNLISTED_CAR = 'other';

/** Places of a received car beside the bays of the branch. */
export const BEST_BAY = 'best';
export const YARD = 'yard';

/** `customer`: id, or 0; valid only while `phone` equals `foundBy`. `car`: id of a garage car, or UNLISTED_CAR. */
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
  complaint: '',
  note: '',
  /** Names of the works that become line items, shown only. */
  works: '',
  language: 'ru',
  branch: '',
  /** Id of a bay, BEST_BAY or YARD. */
  place: BEST_BAY as string,
  /** Promised time as local time of a datetime field, or ''. */
  promised: '',
};
export type BeginValues = typeof EMPTY_BEGIN;

/**
 * Values of the form that are known from an enquiry, a booking or a customer's card. `carName`: the car in words.
 * `services`: ids of the works.
 */
export type Known = Partial<BeginValues> & { carName?: string; services?: readonly number[] };

export const splitName = (name: string): Pick<BeginValues, 'first' | 'last'> => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
};

export const phoneOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^998/, '');

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

/** Whether the car is described by form fields. A garage car can only be chosen for a known customer. */
export const isUnlistedCar = (values: Pick<BeginValues, 'car' | 'customer' | 'foundBy' | 'phone'>): boolean =>
  values.car === UNLISTED_CAR || customerOf(values) === 0;

const placeOf = (place: string): VisitPlace => (place === BEST_BAY ? {} : { bay: Number(place) });

export const newVisitOf = (values: BeginValues, { enquiry, booking }: BegunFrom): NewVisit => {
  const isOther = isUnlistedCar(values);
  const promise = fromFieldTime(values.promised);
  return {
    branch: Number(values.branch),
    ...(enquiry !== null && { enquiry }),
    ...(booking !== null && { booking }),
    ...(booking === null && values.place !== YARD && { place: placeOf(values.place) }),
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
    complaint: values.complaint.trim(),
    note: values.note.trim(),
    ...(promise !== null && { promised_at: promise }),
    mileage: Number(values.mileage),
  };
};
