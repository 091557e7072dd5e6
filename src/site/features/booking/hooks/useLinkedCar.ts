import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import type { BookingQuery } from '#shared/config/bookingPaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

export const useLinkedCar = ({
  brand,
  model,
}: Pick<BookingQuery, 'brand' | 'model'>): [brand: string, model: string] | undefined => {
  const lang = useLanguage();
  const isLinked = brand !== undefined && model !== undefined;
  const brands = useGetBrandsQuery(isLinked ? { lang } : skipToken);
  const models = useGetModelsQuery(isLinked ? { lang, brandId: brand } : skipToken);
  const brandName = brands.currentData?.find(({ id }) => id === brand)?.name;
  const modelName = models.currentData?.find(({ id }) => id === model)?.name;
  return brandName && modelName ? [brandName, modelName] : undefined;
};
