import type { TFunction } from 'i18next';
import { type BooleanSchema, boolean, string } from 'yup';
import { newestYear } from '#contract/rules/bounds';
import { CAR_MIN_YEAR, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { hasVisibleCharacter } from '#contract/rules/names';
import { isLandline, readPhone } from '#contract/rules/phone';
import { hasPlateCharacters, normalizePlate, normalizeVin } from '#contract/rules/plates';
import { phoneInSentence } from './phoneMask';
import { isWhole } from './wholeNumber';

/**
 * Returns the rule of a required text of at most `max` characters, equal to `filledTextSchema` of contract/common.ts.
 */
export const filledRule = (t: TFunction, max: number, missing = t('forms.required')) =>
  string()
    .trim()
    .required(missing)
    .max(max, t('forms.tooLong', { max }))
    .test('seen', missing, (text) => text === '' || hasVisibleCharacter(text));

/** Returns the allowed model years, up to next year. */
export const carYears = () => ({ min: CAR_MIN_YEAR, max: newestYear() });

export interface CarWords {
  required: string;
  plateTooLong: string;
  vinTooLong: string;
  signs: string;
  year: string;
}

/** Returns the rules of the car fields, for normalised plate and VIN (docs/spec/forms.md#rules-of-the-fields). */
export const carRules = (words: CarWords) => {
  const { min, max } = carYears();
  const isYear = (text: string) => isWhole(text) && Number(text) >= min && Number(text) <= max;
  return {
    plate: string()
      .transform(normalizePlate)
      .required(words.required)
      .max(PLATE_MAX_LENGTH, words.plateTooLong)
      .test('signs', words.signs, hasPlateCharacters),
    vin: string()
      .transform(normalizeVin)
      .max(VIN_MAX_LENGTH, words.vinTooLong)
      .test('signs', words.signs, (text = '') => hasPlateCharacters(text)),
    year: string().required(words.required).test('year', words.year, isYear),
  };
};

/** Returns the rule of the consent box. A form without the box accepts any value. */
export const consentRule = (t: TFunction, hasBox: boolean): BooleanSchema<boolean> =>
  boolean()
    .required()
    .test('given', t('forms.consentNeeded'), (isChecked) => isChecked || !hasBox);

/** Returns the question whether an unusual phone is correct: its operator code is unknown, or it has an extra digit. */
export const phoneQuestion = (t: TFunction, { digits, isCodeUnknown }: { digits: string; isCodeUnknown: boolean }) => {
  const phone = phoneInSentence(digits);
  return isCodeUnknown
    ? t('forms.phoneCodeUnknown', { code: digits.slice(0, 2), phone })
    : t('forms.phoneIsIt', { phone });
};

const mistakeOf = (t: TFunction, value: string): string | undefined => {
  const reading = readPhone(value);
  if (reading.kind === 'number') return undefined;
  if (reading.kind === 'asked') return phoneQuestion(t, reading);
  if (reading.kind === 'foreign') return t('forms.phoneForeign');
  return reading.kind === 'tooMany' ? t('forms.phoneTooLong') : t('forms.phoneIncomplete');
};

/** Returns the phone rule: a complete Uzbek number, confirmed if unusual (docs/spec/forms.md#rules-of-the-fields). */
export const phoneRule = (t: TFunction) =>
  string()
    .required(t('forms.phoneIncomplete'))
    .test('phone', (value, { createError }) => {
      const message = mistakeOf(t, value);
      return message === undefined || createError({ message });
    });

/**
 * Returns the rule of a phone that receives SMS codes, which excludes landlines.
 * @param known the customer's current phone, which is always accepted, because it receives no code
 */
export const smsPhoneRule = (t: TFunction, known?: string) =>
  phoneRule(t).test(
    'mobile',
    t('forms.phoneLandline'),
    (value) => value === known || readPhone(value).kind !== 'number' || !isLandline(value),
  );
