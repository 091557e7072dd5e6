import { useGetBranchesByRegionQuery, useGetBranchesQuery } from '#api/generated/branches';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';

/** The branches of one region, or of all with region 0. */
export const useBranches = (regionId: number) => {
  const lang = useLanguage();
  const all = useGetBranchesQuery({ lang }, { skip: regionId > 0 });
  const ofRegion = useGetBranchesByRegionQuery({ lang, regionId }, { skip: regionId === 0 });
  return regionId > 0 ? ofRegion : all;
};
