import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useCarBrandsQuery, useCarModelsQuery } from '#api/desk/lists';
import type { CustomerCar } from '#contract/cars';
import type { Customer } from '#contract/customers';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './CarList.module.css';

const idOf = (list: readonly { id: number; name: string }[] | undefined, name: string | null | undefined): number =>
  list?.find((one) => one.name === name)?.id ?? 0;

export const useCarIds = (
  brand: string | null | undefined,
  model: string | null | undefined,
): { brand: number; model: number } | undefined => {
  const lang = useLanguage();
  const brands = useCarBrandsQuery(brand ? { lang } : skipToken);
  const id = idOf(brands.currentData, brand);
  const models = useCarModelsQuery(id > 0 ? { lang, brand: id } : skipToken);
  if (!brand || brands.isError || models.isError) return { brand: id, model: 0 };
  if (!brands.currentData || (id > 0 && !models.currentData)) return undefined;
  return { brand: id, model: idOf(models.currentData, model) };
};

const NAMES = { brand: 'brand', model: 'model' };

export const CarChoice = () => {
  const lang = useLanguage();
  const { brand } = useFormikContext<{ brand: number; model: number }>().values;
  const brands = useCarBrandsQuery({ lang });
  const models = useCarModelsQuery(brand > 0 ? { lang, brand } : skipToken);
  return <BrandModelFields names={NAMES} brands={brands} models={models} optional />;
};

interface CarListProps {
  cars: readonly CustomerCar[];
  entered?: Customer['entered_cars'];
}

export const CarList = ({ cars, entered = [] }: CarListProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (cars.length === 0 && entered.length === 0) return <p className={styles.quiet}>{t('customers.noCars')}</p>;
  return (
    <ul className={styles.cars}>
      {cars.map(({ id, brand, model, year, plate, vin, mileage }) => (
        <li key={id} className={styles.car}>
          <span className={styles.name}>
            <span>{`${brand} ${model}`}</span>
            {year > 0 && <span className={styles.quiet}>{` ${year}`}</span>}
          </span>
          {plate && <span className={styles.plate}>{plate}</span>}
          <span className={styles.quiet}>
            {[vin && `VIN ${vin}`, mileage > 0 && t('customers.mileage', { distance: formatNumber(mileage, language) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {entered.map(({ car, plate }) => (
        <li key={plate} className={styles.car}>
          <span className={styles.name}>{car}</span>
          {plate && <span className={styles.plate}>{plate}</span>}
        </li>
      ))}
    </ul>
  );
};
