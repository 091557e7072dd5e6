// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { Named } from '#contract/common';
import type { Branch, BranchList, HoursException } from '#contract/company';
import type { Call, Localized } from '../call';
import { decimal } from '../rareReaders';
import { flag, id, listOf, optional, picture, record, text } from '../readers';
import { readNamed } from './common';

/** Regions */
export const regions = ({ lang }: Localized): Call<Named[]> => ({
  path: '/branch/region',
  lang,
  read: listOf(readNamed),
});

const readHoursException = record<HoursException>({ from: text, to: text, hours: text, reason: optional(text) });
const readBranch = record<Branch>({
  id,
  name: text,
  address: text,
  locality: optional(text),
  postal_code: optional(text),
  photo: picture,
  latitude: optional(decimal),
  longitude: optional(decimal),
  working_times_M_F: text,
  working_times_Sat: text,
  working_times_Sun: text,
  exceptions: optional(listOf(readHoursException)),
  service_manager_phone: text,
  store_manager_phone: text,
  region: optional(readNamed),
  is_bookable: optional(flag),
});
const readBranchList = record<BranchList>({ branches: listOf(readBranch) });

/** All branches */
export const branches = ({ lang }: Localized): Call<BranchList> => ({
  path: '/branch/list-for-users',
  lang,
  read: readBranchList,
});

/** Branches of a region; none for a region that is not there */
export const branchesByRegion = ({ lang, regionId }: Localized<{ regionId: number }>): Call<BranchList> => ({
  path: `/branch/filter-by-region/${regionId}`,
  lang,
  read: readBranchList,
});
