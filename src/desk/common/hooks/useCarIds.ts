import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCarBrandsQuery, useCarModelsQuery } from '#api/desk/lists';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

const idOf = (list: readonly { id: number; name: string }[] | undefined, name: string | null | undefined): number =>
  list?.find((one) => one.name === name)?.id ?? 0;

/** Brand and model by their names, 0 for what is not known; undefined while that is being read. */
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
