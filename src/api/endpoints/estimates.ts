// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/estimates';

const estimatesApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** The estimate of a visit by the link that was sent; 404 where there is none */
    getEstimate: build.query<ResultOf<typeof calls.estimate>, ArgsOf<typeof calls.estimate>>({ query: calls.estimate }),
    /** Approves, declines or takes back lines, until work begins; 409 with the current `estimate` if it or a decision has changed since */
    answerEstimate: build.mutation<ResultOf<typeof calls.answerEstimate>, ArgsOf<typeof calls.answerEstimate>>({
      query: calls.answerEstimate,
    }),
  }),
});

export const { getEstimate, answerEstimate } = estimatesApi.endpoints;
export const { useGetEstimateQuery, useAnswerEstimateMutation } = estimatesApi;
