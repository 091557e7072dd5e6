import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { CustomerCar } from '#api/endpoints/account';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/endpoints/brands';
import { tidyPlate } from '#contract/rules/plates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { NumberField } from '#shared/ui/forms/NumberField';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import type { CarValues } from '../lib/carValues';
import { VinField } from './VinField';

const NAMES = { brand: 'brand', model: 'model' };

/** `car`: the one that is being changed, or a new one that came back; its names stand until the lists are there. */
export const CarFields = ({ car }: { car: CustomerCar | undefined }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { values } = useFormikContext<CarValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.brand ? { lang, brandId: values.brand } : skipToken);
  // What was taken over from the VIN gives the pickers a fresh start: they keep to what was typed into them.
  const [applied, setApplied] = useState(0);
  return (
    <>
      <VinField brands={brands.currentData ?? []} onApply={() => setApplied((count) => count + 1)} />
      <TidiedField name="number" label={t('personal.plate')} hint={t('personal.plateHint')} tidy={tidyPlate} />
      <BrandModelFields
        key={applied}
        names={NAMES}
        brands={brands}
        models={models}
        brandText={car && values.brand === car.model.brand.id ? car.model.brand.name : ''}
        modelText={car && values.model === car.model.id ? car.model.name : ''}
      />
      <NumberField name="year" label={t('personal.year')} />
      <NumberField name="mileage" label={t('personal.mileageLabel')} grouped />
    </>
  );
};
