import { string } from 'yup';
import { newestYear } from '#contract/rules/bounds';
import { CAR_MIN_YEAR, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { hasPlainSigns } from '#contract/rules/plates';
import { isWhole } from './wholeNumber';

/** Between which the year of a car is. */
export const carYears = () => ({ min: CAR_MIN_YEAR, max: newestYear() });

/** What is said of a mistake. */
export interface CarWords {
  required: string;
  plateTooLong: string;
  vinTooLong: string;
  /** There is more than letters and digits. */
  signs: string;
  year: string;
}

/** Of every form that a car is written down in (docs/spec/forms.md#rules-of-the-fields). */
export const carRules = (words: CarWords) => {
  const { min, max } = carYears();
  const isYear = (text: string) => isWhole(text) && Number(text) >= min && Number(text) <= max;
  return {
    plate: string()
      .trim()
      .required(words.required)
      .max(PLATE_MAX_LENGTH, words.plateTooLong)
      .test('signs', words.signs, hasPlainSigns),
    vin: string()
      .trim()
      .max(VIN_MAX_LENGTH, words.vinTooLong)
      .test('signs', words.signs, (text = '') => hasPlainSigns(text)),
    year: string().required(words.required).test('year', words.year, isYear),
  };
};
