import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useCarBrandsQuery, useCarModelsQuery } from '#api/desk/lists';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { BrandModelFields } from '#shared/ui/forms/BrandModelFields';

const NAMES = { brand: 'brand', model: 'model' };

/** Which car it is about, if the caller says so. */
export const CarChoice = () => {
  const lang = useLanguage();
  const { brand } = useFormikContext<{ brand: number; model: number }>().values;
  const brands = useCarBrandsQuery({ lang });
  const models = useCarModelsQuery(brand > 0 ? { lang, brand } : skipToken);
  return <BrandModelFields names={NAMES} brands={brands} models={models} optional />;
};
