// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/shownReviews';

const shownReviewsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews of visits with the service */
    getServiceReviews: build.query<ResultOf<typeof calls.serviceReviews>, ArgsOf<typeof calls.serviceReviews>>({
      query: calls.serviceReviews,
    }),
    /** Reviews of visits at the branch */
    getBranchReviews: build.query<ResultOf<typeof calls.branchReviews>, ArgsOf<typeof calls.branchReviews>>({
      query: calls.branchReviews,
    }),
  }),
});

export const { getServiceReviews, getBranchReviews } = shownReviewsApi.endpoints;
export const { useGetServiceReviewsQuery, useGetBranchReviewsQuery } = shownReviewsApi;
