import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/endpoints/brands';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';
import { matchOption } from '#shared/ui/forms/comboboxOptions';
import type { AppointmentValues } from '../lib/appointment';
import type { TypedBefore } from '../lib/typedBefore';

const NAMES = { brand: 'car_brand', model: 'car_model' };

/** Asks for the car of an enquiry. `typed`: what stood in the fields before they were alive; options of those names are chosen. */
export const CarFields = ({ typed }: { typed: Pick<TypedBefore, 'car_brand' | 'car_model'> | null }) => {
  const lang = useLanguage();
  const { values } = useFormikContext<AppointmentValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.car_brand ? { lang, brandId: values.car_brand } : skipToken);
  // Another brand's models have nothing to do with the name that was typed.
  const isOfTyped = values.car_brand === (matchOption(brands.currentData ?? [], typed?.car_brand ?? '')?.id ?? 0);

  return (
    <BrandModelFields
      names={NAMES}
      brands={brands}
      models={models}
      brandText={typed?.car_brand}
      modelText={isOfTyped ? typed?.car_model : undefined}
    />
  );
};
