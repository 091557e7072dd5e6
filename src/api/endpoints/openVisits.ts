// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/openVisits';

const openVisitsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Visits of the signed-in customer that are under way, the newest first */
    getOpenVisits: build.query<ResultOf<typeof calls.openVisits>, ArgsOf<typeof calls.openVisits>>({
      query: calls.openVisits,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { getOpenVisits } = openVisitsApi.endpoints;
export const { useGetOpenVisitsQuery } = openVisitsApi;
