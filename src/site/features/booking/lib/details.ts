import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import type { NewBooking, NewOwnBooking } from '#contract/bookings';
import { COMPLAINT_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import type { BookingQuery } from '#shared/config/bookingPaths';
import { carYears, consentRule, filledRule, smsPhoneRule } from '#shared/ui/forms/formRules';

import { isWhole } from '#shared/ui/forms/wholeNumber';

export interface DetailsValues {
  full_name: string;
  phone: string;
  car: string;
  car_brand: number;
  car_model: number;
  year: string;
  complaint: string;
  consent: boolean;
}

/** Car of the address: one of the garage, or a brand with its model. */
export type LinkedCar = Pick<BookingQuery, 'car' | 'brand' | 'model'>;

export const OTHER_CAR = '0';

export const DRAFT_DETAILS = { full_name: '', phone: '', car: '', car_brand: 0, car_model: 0, year: '', complaint: '' };

export const EMPTY_DETAILS: DetailsValues = { ...DRAFT_DETAILS, consent: false };

interface DetailsInput {
  consent: boolean;
  phone: boolean;
}

const yearRule = (t: TFunction) => {
  const { min, max } = carYears();
  const isYear = (text = '') => isWhole(text) && Number(text) >= min && Number(text) <= max;
  return string().required(t('forms.required')).test('year', t('booking.yearWrong', { min, max }), isYear);
};

export const detailsSchema = (t: TFunction, detailsInput: DetailsInput): ObjectSchema<DetailsValues> => {
  // Formik passes empty values as undefined. Without a session (`detailsInput.phone`) there is no garage to choose
  // from.
  const isOther = ([car]: (string | undefined)[]) => detailsInput.phone || !car || car === OTHER_CAR;
  return object({
    full_name: filledRule(t, NAME_MAX_LENGTH),
    phone: detailsInput.phone ? smsPhoneRule(t) : string().ensure(),
    car: string().ensure(),
    car_brand: number()
      .required()
      .when('car', (of, rule) => (isOther(of) ? rule.min(1, t('forms.chooseBrand')) : rule)),
    car_model: number()
      .required()
      .when('car', (of, rule) => (isOther(of) ? rule.min(1, t('forms.chooseModel')) : rule)),
    year: string()
      .ensure()
      .when('car', (of, rule) => (isOther(of) ? yearRule(t) : rule)),
    complaint: string()
      .ensure()
      .trim()
      .max(COMPLAINT_MAX_LENGTH, t('forms.tooLong', { max: COMPLAINT_MAX_LENGTH })),
    consent: consentRule(t, detailsInput.consent),
  });
};

export interface WaitlistValues {
  full_name: string;
  phone: string;
  consent: boolean;
}

export const waitlistSchema = (t: TFunction, detailsInput: DetailsInput): ObjectSchema<WaitlistValues> =>
  object({
    full_name: filledRule(t, NAME_MAX_LENGTH),
    phone: detailsInput.phone ? smsPhoneRule(t) : string().ensure(),
    consent: consentRule(t, detailsInput.consent),
  });

type Sent = { hold: string; consent: number | undefined };

const restOf = ({ full_name: name, complaint }: DetailsValues, { hold, consent }: Sent) => ({
  hold,
  name: name.trim(),
  ...(complaint.trim() && { complaint: complaint.trim() }),
  ...(consent !== undefined && { consent }),
});

export const newBooking = (values: DetailsValues, sent: Sent): NewBooking => ({
  ...restOf(values, sent),
  phone: phoneForWire(values.phone),
  model: values.car_model,
  year: Number(values.year),
});

export const newOwnBooking = (values: DetailsValues, sent: Sent): NewOwnBooking => ({
  ...restOf(values, sent),
  ...(Number(values.car) > 0 ? { car: Number(values.car) } : { model: values.car_model, year: Number(values.year) }),
});
