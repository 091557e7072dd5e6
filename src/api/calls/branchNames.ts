// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { BranchNames } from '#contract/company';
import type { Call, Localized } from '../call';
import { listOf, record } from '../readers';
import { readNamed } from './common';

const readBranchNames = record<BranchNames>({ branches: listOf(readNamed) });

/** All branches */
export const branchNames = ({ lang }: Localized): Call<BranchNames> => ({
  path: '/branch/list-for-users',
  lang,
  read: readBranchNames,
});
