// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { apiSlice } from '../apiSlice';
import type { ArgsOf, ResultOf } from '../call';
import * as calls from '../calls/reviews';

const reviewsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What a review is asked of, by the link that was sent; 404 where it is not good any more */
    getReviewQuestion: build.query<ResultOf<typeof calls.reviewQuestion>, ArgsOf<typeof calls.reviewQuestion>>({
      query: calls.reviewQuestion,
    }),
    /** The review of a visit: one of each; the same sent again is taken as sent */
    writeReview: build.mutation<ResultOf<typeof calls.writeReview>, ArgsOf<typeof calls.writeReview>>({
      query: calls.writeReview,
    }),
  }),
});

export const { getReviewQuestion, writeReview } = reviewsApi.endpoints;
export const { useGetReviewQuestionQuery, useWriteReviewMutation } = reviewsApi;
