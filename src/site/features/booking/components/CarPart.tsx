import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import type { CustomerCar } from '#api/account';
import { useGetBookingTimesQuery } from '#api/generated/bookings';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import type { Hold } from '#contract/bookings';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatDuration } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { changeVisitorChoice } from '#shared/lib/chosenCar';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { NumberField } from '#shared/ui/forms/NumberField';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { priceWords } from '../lib/days';
import { type DetailsValues, OTHER_CAR } from '../lib/details';
import styles from './Details.module.css';

interface CarPriceProps {
  held: Pick<Hold, 'services' | 'branch' | 'starts_at'>;
  model: number | undefined;
}

const CarPrice = ({ held, model }: CarPriceProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { services, branch, starts_at: start } = held;
  const { currentData: found } = useGetBookingTimesQuery(
    model === undefined
      ? skipToken
      : { lang, services: services.join(','), branch, from: dateAt(start), days: 1, model },
  );
  return (
    <p className={styles.price} aria-live="polite">
      {model === undefined && <span>{t('booking.priceOnceKnown')}</span>}
      {found && (
        <>
          <span>{`${t('booking.priceOfCar')} `}</span>
          <strong>{`${formatDuration(found.minutes, t)}, ${priceWords(found.price, lang, t)}`}</strong>
          {found.price.day && <span>{`. ${t('booking.priceDay', { day: formatDate(found.price.day, lang) })}`}</span>}
        </>
      )}
    </p>
  );
};

const UnlistedCar = () => {
  const { t } = useTranslation();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  if (!callCenter?.phone) return null;
  return (
    <p className={styles.unlisted}>
      <span>{`${t('booking.carUnlisted')} `}</span>
      <a className={styles.call} href={telHref(callCenter.phone)}>
        {formatPhone(callCenter.phone)}
      </a>
    </p>
  );
};

const NAMES = { brand: 'car_brand', model: 'car_model' };

interface CarPartProps {
  held: CarPriceProps['held'];
  cars: readonly CustomerCar[];
  typed: { brand: string; model: string };
}

const nameOf = ({ model, year }: CustomerCar) => `${model.brand.name} ${model.name}, ${year}`;

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
            onChange={(value) => {
              void setFieldValue('car', value);
              const { id, model } = cars.find((one) => String(one.id) === value) ?? {};
              if (model) changeVisitorChoice({ car: id, brand: model.brand.id, model: model.id });
            }}
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
