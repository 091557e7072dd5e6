// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/branchNames';

const branchNamesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** All branches */
    getBranchNames: build.query<ResultOf<typeof calls.branchNames>, ArgsOf<typeof calls.branchNames>>({
      query: calls.branchNames,
    }),
  }),
});

export const { getBranchNames } = branchNamesApi.endpoints;
export const { useGetBranchNamesQuery } = branchNamesApi;
