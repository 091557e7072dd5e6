import {
  getBranches,
  getBranchesByRegion,
  getRegions,
  useGetBranchesByRegionQuery,
  useGetBranchesQuery,
} from '#api/generated/branches';
import { type Load, PAGE_DATA } from '#shared/config/page';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { parseContactsChoice } from './contactsSlice';

export const branchQueries: Load = ({ language: lang }, { url }) => {
  const { region } = parseContactsChoice(url.searchParams);
  return [
    getRegions.initiate({ lang }, PAGE_DATA),
    region > 0
      ? getBranchesByRegion.initiate({ lang, regionId: region }, PAGE_DATA)
      : getBranches.initiate({ lang }, PAGE_DATA),
  ];
};

export const useBranches = (regionId: number) => {
  const lang = useLanguage();
  const all = useGetBranchesQuery({ lang }, { skip: regionId > 0 });
  const ofRegion = useGetBranchesByRegionQuery({ lang, regionId }, { skip: regionId === 0 });
  return regionId > 0 ? ofRegion : all;
};
