import type { Named } from '../../../contract/common';
import { apiSlice } from '../apiSlice';
import type { Localized } from '../call';
import { listOf, named, record } from '../readers';

const branchNames = record<{ branches: Named[] }>({ branches: listOf(named) });

const branchNamesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What the forms' list of branches offers. Apart from the branches themselves: the first page carries no more than their names. */
    getBranchNames: build.query<Named[], Localized>({
      query: ({ lang }) => ({ path: '/branch/list-for-users', lang, read: (reply) => branchNames(reply).branches }),
    }),
  }),
});

export const { getBranchNames } = branchNamesApi.endpoints;
export const { useGetBranchNamesQuery } = branchNamesApi;
