import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import { newestYear } from '../../../../../contract/bounds';
import { MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '../../../../../contract/limits';
import { isWhole, writeGrouped } from '../../../../shared/ui/forms/wholeNumber';
import type { CarValues } from './carValues';

export const OLDEST_YEAR = 1950;

/** Everything is required (docs/spec/forms.md#rules-of-the-fields); the texts are those of the language on the screen. */
export const carSchema = (t: TFunction): ObjectSchema<CarValues> => {
  const years = { min: OLDEST_YEAR, max: newestYear() };
  const isYear = (text: string) => isWhole(text) && Number(text) >= years.min && Number(text) <= years.max;
  const largest = { max: writeGrouped(String(MILEAGE_MAX)) };
  return object({
    brand: number().required().min(1, t('forms.chooseBrand')),
    model: number().required().min(1, t('forms.chooseModel')),
    number: string()
      .trim()
      .required(t('forms.required'))
      .max(PLATE_MAX_LENGTH, t('personal.plateTooLong', { max: PLATE_MAX_LENGTH })),
    vin: string()
      .trim()
      .required(t('forms.required'))
      .max(VIN_MAX_LENGTH, t('forms.tooLong', { max: VIN_MAX_LENGTH })),
    year: string()
      .required(t('forms.required'))
      .test('year', t('personal.yearWrong', years), (text) => isYear(text)),
    mileage: string()
      .required(t('forms.required'))
      .test('whole', t('personal.mileageWrong'), isWhole)
      .test('largest', t('personal.mileageTooLarge', largest), (text) => !isWhole(text) || Number(text) <= MILEAGE_MAX),
  });
};
