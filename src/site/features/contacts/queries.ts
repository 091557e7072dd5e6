import { getBranches, getBranchesByRegion, getInsurance, getRegions, getRoadside } from '#api/generated/branches';
import type { Load } from '#shared/config/page';
import { PAGE_DATA } from '#shared/config/pageData';
import { parseContactsUrl } from './contactsUrl';

/** `RegionFilter` and the branches of the region in the address ask for these. */
export const branchQueries: Load = ({ language: lang }, { url }) => {
  const { region } = parseContactsUrl(url.searchParams);
  return [
    getRegions.initiate({ lang }, PAGE_DATA),
    region > 0
      ? getBranchesByRegion.initiate({ lang, regionId: region }, PAGE_DATA)
      : getBranches.initiate({ lang }, PAGE_DATA),
  ];
};

/** `useContactNumbers` asks for these; the call center comes with the header. */
export const contactNumberQueries: Load = ({ language: lang }) => [
  getRoadside.initiate({ lang }, PAGE_DATA),
  getInsurance.initiate({ lang }, PAGE_DATA),
];
