import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import type { CustomerCar } from '#api/endpoints/account';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/endpoints/brands';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { NumberField } from '#shared/ui/forms/NumberField';
import { type DetailsValues, OTHER_CAR } from '../lib/details';
import { CarPrice, type CarPriceProps } from './CarPrice';
import styles from './Details.module.css';
import { UnlistedCar } from './UnlistedCar';

const NAMES = { brand: 'car_brand', model: 'car_model' };

export interface CarPartProps {
  held: CarPriceProps['held'];
  /** Of the garage. */
  cars: readonly CustomerCar[];
  /** Names that were typed before the script was there. */
  typed: { brand: string; model: string };
}

const nameOf = ({ model, year }: CustomerCar) => `${model.brand.name} ${model.name}, ${year}`;

/** A car of the garage, or brand, model and year. */
export const CarPart = ({ held, cars, typed }: CarPartProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { values, setFieldValue } = useFormikContext<DetailsValues>();
  const isOther = values.car === '' || values.car === OTHER_CAR;
  const own = cars.find(({ id }) => String(id) === values.car);
  const brands = useGetBrandsQuery(isOther ? { lang } : skipToken);
  const models = useGetModelsQuery(isOther && values.car_brand ? { lang, brandId: values.car_brand } : skipToken);
  return (
    <>
      {cars.length > 0 && (
        <div className={styles.wide}>
          <ChoiceField
            name="car"
            label={t('booking.car')}
            options={[
              ...cars.map((car) => ({ value: String(car.id), label: nameOf(car) })),
              { value: OTHER_CAR, label: t('booking.otherCar') },
            ]}
            value={values.car}
            onChange={(value) => void setFieldValue('car', value)}
          />
        </div>
      )}
      {isOther && (
        <>
          <BrandModelFields
            names={NAMES}
            brands={brands}
            models={models}
            brandText={typed.brand}
            modelText={typed.model}
          />
          <NumberField name="year" label={t('booking.year')} />
          <UnlistedCar />
        </>
      )}
      <CarPrice held={held} model={isOther ? values.car_model || undefined : own?.model.id} />
    </>
  );
};
