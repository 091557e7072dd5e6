import type { CustomerCar } from '#api/endpoints/account';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { type CarValues, carName, carPayload } from '../lib/carValues';
import { useShownCar } from './useShownCar';

/** Words for a value of the car form; for brand and model together. */
export const useShownValue = (car: CustomerCar | undefined) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const shownAs = useShownCar();
  return (fields: readonly string[], values: CarValues): string => {
    if (fields.includes('model')) {
      const isStored = car?.model.id === values.model;
      return (isStored ? carName(car) : carName(shownAs(0, carPayload(values)))) || t('personal.notGiven');
    }
    if (fields.includes('mileage')) return t('personal.km', { mileage: formatNumber(Number(values.mileage), lang) });
    const [field = 'vin'] = fields;
    return String(values[field as keyof CarValues]) || t('personal.notGiven');
  };
};
