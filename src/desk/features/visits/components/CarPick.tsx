import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useReadCustomerQuery } from '#api/desk/generated/customers';
import { useCarBrandsQuery, useCarModelsQuery } from '#api/desk/lists';
import type { CustomerCar } from '#contract/cars';
import { PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from '#contract/rules/limits';
import { isUsualVin, normalizePlate, normalizeVin } from '#contract/rules/plates';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { NumberField } from '#shared/ui/forms/NumberField';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import { formatKilometres } from '../lib/amounts';
import { type BeginValues, carOf, customerOf, type Known, UNLISTED_CAR } from '../lib/beginValues';
import styles from './BeginForm.module.css';
import { Plate } from './Plate';

const NAMES = { brand: 'brand', model: 'model' };

const OtherCar = ({ given }: { given: Known | undefined }) => {
  const isBrief = given !== undefined;
  const t = useDeskTexts();
  const lang = useLanguage();
  const { values, touched } = useFormikContext<BeginValues>();
  const { brand, vin } = values;
  const brands = useCarBrandsQuery({ lang });
  const models = useCarModelsQuery(brand > 0 ? { lang, brand } : skipToken);
  return (
    <div className={styles.pair}>
      {!given?.model && <BrandModelFields names={NAMES} brands={brands} models={models} />}
      <TidiedField
        name="plate"
        label={t('begin.plate')}
        tidy={(text) => normalizePlate(text).slice(0, PLATE_MAX_LENGTH + 1)}
      />
      {!given?.year && <NumberField name="year" label={t('begin.year')} />}
      {!isBrief && (
        <TidiedField
          name="vin"
          label={t('begin.vin')}
          optional
          hint={touched.vin && vin !== '' && !isUsualVin(vin) ? t('begin.vinAdvice') : undefined}
          tidy={(text) => normalizeVin(text).slice(0, VIN_MAX_LENGTH + 1)}
        />
      )}
    </div>
  );
};

const Cars = ({ cars }: { cars: readonly CustomerCar[] }) => {
  const t = useDeskTexts();
  const id = useId();
  const { values, setFieldValue } = useFormikContext<BeginValues>();
  const option = (value: string, content: ReactNode) => (
    <label key={value} className={styles.car}>
      <input
        type="radio"
        name={`${id}car`}
        checked={values.car === value}
        onChange={() => void setFieldValue('car', value)}
      />
      <span>{content}</span>
    </label>
  );
  return (
    <div className={styles.cars} role="radiogroup" aria-label={t('begin.car')}>
      {cars.map((car) =>
        option(
          String(car.id),
          <>
            <b>{`${car.brand} ${car.model} ${car.year > 0 ? car.year : ''}`}</b>
            <Plate plate={car.plate} />
            {car.mileage > 0 && <span>{t('customers.mileage', { distance: formatKilometres(car.mileage) })}</span>}
          </>,
        ),
      )}
      {option(UNLISTED_CAR, <b>{t('begin.otherCar')}</b>)}
    </div>
  );
};

/** `given`: a known car, of which only the missing fields are asked. */
export const CarPick = ({ given }: { given?: Known | undefined }) => {
  const { values, setFieldValue } = useFormikContext<BeginValues>();
  const customer = customerOf(values);
  const { currentData } = useReadCustomerQuery(customer > 0 ? { id: customer } : skipToken);
  const cars = customer > 0 ? (currentData?.cars ?? []) : [];
  const found = currentData?.id ?? 0;
  const choose = useEffectEvent(() => {
    const isTheirs = cars.some(({ id }) => String(id) === values.car);
    if (!isTheirs) void setFieldValue('car', carOf(cars));
  });
  useEffect(() => {
    if (customer === found) choose();
  }, [customer, found]);
  return (
    <>
      {cars.length > 0 && <Cars cars={cars} />}
      {(values.car === UNLISTED_CAR || cars.length === 0) && <OtherCar given={cars.length === 0 ? given : undefined} />}
    </>
  );
};
