import type { TFunction } from 'i18next';
import { type ObjectSchema, ValidationError } from 'yup';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import { confirmedPhone, phoneValue, readPhone } from '#contract/rules/phone';
import { filledRule } from '#shared/ui/forms/formRules';
import { type AppointmentValues, appointmentSchema } from './appointment';

import { type PurchaseValues, purchaseSchema } from './purchase';

type Fields = Readonly<Record<string, string>>;

export type FallbackAppointment = Omit<AppointmentValues, 'car_brand' | 'car_model'> & {
  car_brand: string;
  car_model: string;
};

export type Reading<Values> = { values: Values } | { errors: Record<string, string> };

const fallbackAppointmentSchema = (t: TFunction, asksConsent: boolean): ObjectSchema<FallbackAppointment> => {
  const nameOf = (missing: string) => filledRule(t, NAME_MAX_LENGTH, missing);
  return appointmentSchema(t, asksConsent)
    .omit(['car_brand', 'car_model'])
    .shape({ car_brand: nameOf(t('fallbackForms.brandMissing')), car_model: nameOf(t('fallbackForms.modelMissing')) });
};

/** Browsers submit line breaks as CRLF, but count them as one character. */
const textOf = (fields: Fields, name: string): string => (fields[name] ?? '').replace(/\r\n?/g, '\n');

/** Phone digits that the visitor was asked to check. Submitting the same digits again confirms them. */
export const CONFIRMED_DIGITS_FIELD = 'phone_asked';

export const suspiciousDigits = (fields: Fields): string | null => {
  const reading = readPhone(phoneValue(textOf(fields, 'phone')));
  return reading.kind === 'asked' ? reading.digits : null;
};

const phoneOf = (fields: Fields): string => {
  const text = textOf(fields, 'phone');
  return suspiciousDigits(fields) === fields[CONFIRMED_DIGITS_FIELD] ? confirmedPhone(text) : phoneValue(text);
};

const contactOf = (fields: Fields) => ({
  full_name: textOf(fields, 'full_name'),
  phone: phoneOf(fields),
  branch: Number(fields.branch) || 0,
  text: textOf(fields, 'text'),
  consent: fields.consent === '1',
});

const read = <Values extends object>(schema: ObjectSchema<Values>, values: Values): Reading<Values> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return { values };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { errors: Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message])) };
  }
};

export const readFallbackAppointment = (
  fields: Fields,
  t: TFunction,
  asksConsent: boolean,
): Reading<FallbackAppointment> =>
  read(fallbackAppointmentSchema(t, asksConsent), {
    ...contactOf(fields),
    car_brand: textOf(fields, 'car_brand').trim(),
    car_model: textOf(fields, 'car_model').trim(),
  });

export const readFallbackPurchase = (fields: Fields, t: TFunction, asksConsent: boolean): Reading<PurchaseValues> =>
  read(purchaseSchema(t, asksConsent), contactOf(fields));
