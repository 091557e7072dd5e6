import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import type { NewBooking, NewOwnBooking } from '#contract/bookings';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { carYears, consentRule, smsPhoneRule } from '#shared/ui/forms/formRules';

import { isWhole } from '#shared/ui/forms/wholeNumber';

/** What is asked once a time is held. */
export interface DetailsValues {
  full_name: string;
  /** See `phoneValue`; of nobody who has signed in. */
  phone: string;
  /** Of the garage; '0' for another one. */
  car: string;
  /** Ids; 0 for none. */
  car_brand: number;
  car_model: number;
  year: string;
  /** To the personal-data policy. */
  consent: boolean;
}

export const OTHER_CAR = '0';

/** What a draft keeps: a consent is given each time. */
export const KEPT_DETAILS = { full_name: '', phone: '', car: '', car_brand: 0, car_model: 0, year: '' };

export const EMPTY_DETAILS: DetailsValues = { ...KEPT_DETAILS, consent: false };

interface Asked {
  /** To the personal-data policy. */
  consent: boolean;
  phone: boolean;
}

const nameRule = (t: TFunction) =>
  string()
    .trim()
    .required(t('forms.required'))
    .max(NAME_MAX_LENGTH, t('forms.tooLong', { max: NAME_MAX_LENGTH }));

const yearRule = (t: TFunction) => {
  const { min, max } = carYears();
  const isYear = (text = '') => isWhole(text) && Number(text) >= min && Number(text) <= max;
  return string().required(t('forms.required')).test('year', t('booking.yearWrong', { min, max }), isYear);
};

/** The rules of the form; the texts are those of the language on the screen. */
export const detailsSchema = (t: TFunction, asked: Asked): ObjectSchema<DetailsValues> => {
  // The form's library leaves out what is empty.
  const isOther = ([car]: (string | undefined)[]) => !car || car === OTHER_CAR;
  return object({
    full_name: nameRule(t),
    phone: asked.phone ? smsPhoneRule(t) : string().ensure(),
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
    consent: consentRule(t, asked.consent),
  });
};

/** Who waits for a time says less. */
export interface WaitValues {
  full_name: string;
  phone: string;
  consent: boolean;
}

export const waitSchema = (t: TFunction, asked: Asked): ObjectSchema<WaitValues> =>
  object({
    full_name: nameRule(t),
    phone: asked.phone ? smsPhoneRule(t) : string().ensure(),
    consent: consentRule(t, asked.consent),
  });

type Sent = { hold: string; consent: number | undefined };

const restOf = ({ full_name: name }: DetailsValues, { hold, consent }: Sent) => ({
  hold,
  name: name.trim(),
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

/** Names of what the forms of booking send where the browser sends them by itself. */
export const FIELDS = {
  step: 'step',
  services: 'services',
  branch: 'branch',
  start: 'starts_at',
  hold: 'hold',
  day: 'day',
  name: 'full_name',
  phone: 'phone',
  brand: 'car_brand',
  model: 'car_model',
  year: 'year',
  consent: 'consent',
  code: 'code',
  /** Of a form that came back: a code was sent, and which proof it gave. */
  sent: 'code_sent',
  flow: 'code_flow',
  proof: 'proof',
  /** Of a place in line: what it is left by. */
  wait: 'wait',
} as const;

export type Fields = Readonly<Record<string, string>>;

const OF_WHO_COMES = [
  FIELDS.name,
  FIELDS.phone,
  FIELDS.brand,
  FIELDS.model,
  FIELDS.year,
  FIELDS.consent,
  FIELDS.sent,
  FIELDS.flow,
  FIELDS.proof,
] as const;

/** What a form has of whoever comes: it goes along where another time is chosen for them. */
export const typedIn = (fields: Fields): Fields =>
  Object.fromEntries(OF_WHO_COMES.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The same of the booking's form that came back. */
export const typedOf = (posted: { fields: Fields } | null): Fields =>
  posted?.fields[FIELDS.step] === 'book' ? typedIn(posted.fields) : {};

/** What a visitor had typed into the form of the page before its script was there. */
export interface TypedBefore {
  name: string;
  phone: string;
  brand: string;
  model: string;
  year: string;
  consent: boolean;
}

export const readTypedBefore = (form: HTMLFormElement): TypedBefore => {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf(FIELDS.name),
    phone: textOf(FIELDS.phone),
    brand: textOf(FIELDS.brand),
    model: textOf(FIELDS.model),
    year: textOf(FIELDS.year),
    consent: data.has(FIELDS.consent),
  };
};
