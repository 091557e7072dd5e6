import type { TFunction } from 'i18next';
import { number, type ObjectSchema, object, string } from 'yup';
import { MILEAGE_MAX, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { carRules, carYears } from '#shared/ui/forms/carRules';
import { isWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';
import type { CarValues } from './carValues';

/** Everything is required (docs/spec/forms.md#rules-of-the-fields); the texts are those of the language on the screen. */
export const carSchema = (t: TFunction): ObjectSchema<CarValues> => {
  const rules = carRules({
    required: t('forms.required'),
    plateTooLong: t('personal.plateTooLong', { max: PLATE_MAX_LENGTH }),
    vinTooLong: t('forms.tooLong', { max: VIN_MAX_LENGTH }),
    signs: t('personal.signsWrong'),
    year: t('personal.yearWrong', carYears()),
  });
  const largest = { max: writeGrouped(String(MILEAGE_MAX)) };
  return object({
    brand: number().required().min(1, t('forms.chooseBrand')),
    model: number().required().min(1, t('forms.chooseModel')),
    number: rules.plate,
    vin: rules.vin.required(t('forms.required')),
    year: rules.year,
    mileage: string()
      .required(t('forms.required'))
      .test('whole', t('personal.mileageWrong'), isWhole)
      .test('largest', t('personal.mileageTooLarge', largest), (text) => !isWhole(text) || Number(text) <= MILEAGE_MAX),
  });
};
