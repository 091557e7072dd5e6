// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/branches';

const branchesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Regions */
    getRegions: build.query<ResultOf<typeof calls.regions>, ArgsOf<typeof calls.regions>>({ query: calls.regions }),
    /** All branches */
    getBranches: build.query<ResultOf<typeof calls.branches>, ArgsOf<typeof calls.branches>>({ query: calls.branches }),
    /** Branches of a region; none for a region that is not there */
    getBranchesByRegion: build.query<ResultOf<typeof calls.branchesByRegion>, ArgsOf<typeof calls.branchesByRegion>>({
      query: calls.branchesByRegion,
    }),
  }),
});

export const { getRegions, getBranches, getBranchesByRegion } = branchesApi.endpoints;
export const { useGetRegionsQuery, useGetBranchesQuery, useGetBranchesByRegionQuery } = branchesApi;
