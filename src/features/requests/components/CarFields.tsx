import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useGetBrandsQuery, useGetModelsQuery } from '../../../api/endpoints/brands';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { BrandModelFields } from '../../../shared/ui/BrandModelFields';
import type { AppointmentValues } from '../lib/appointment';

const NAMES = { brand: 'car_brand', model: 'car_model' };

/** The car of a request. `typedBrand`: what was typed before the field was alive; an option of that name is chosen. */
export const CarFields = ({ typedBrand }: { typedBrand: string | undefined }) => {
  const lang = useLanguage();
  const { values } = useFormikContext<AppointmentValues>();
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(values.car_brand ? { lang, brandId: values.car_brand } : skipToken);

  return <BrandModelFields names={NAMES} brands={brands} models={models} brandText={typedBrand} />;
};
