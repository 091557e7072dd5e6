// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { NewReview, ReviewQuestion, Reviews, ShownReview } from '#contract/reviews';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, optional, orNull, record, text } from '../readers';

const readReviewQuestion = record<ReviewQuestion>({
  car: text,
  branch: text,
  day: text,
  works: listOf(text),
  name: text,
  stars: orNull(id),
});
const readShownReview = record<ShownReview>({ id, name: text, stars: id, text, day: text, answer: optional(text) });
const readReviews = record<Reviews>({ count, average: count, items: listOf(readShownReview) });

const reviewsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the subject of a review by its link; 404 if the link is invalid */
    getReviewQuestion: build.query<ReviewQuestion, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<ReviewQuestion> => ({
        path: `/main/reviews/${encodeURIComponent(token)}`,
        lang,
        read: readReviewQuestion,
      }),
    }),
    /** Creates the only review of a visit; an equal one sent again is accepted */
    writeReview: build.mutation<ReviewQuestion, Localized<{ token: string; body: NewReview }>>({
      query: ({ lang, token, body }): Call<ReviewQuestion> => ({
        method: 'POST',
        path: `/main/reviews/${encodeURIComponent(token)}`,
        body,
        lang,
        read: readReviewQuestion,
      }),
    }),
    /** Lists reviews of visits with the service */
    getServiceReviews: build.query<Reviews, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<Reviews> => ({
        path: `/services/web/${id}/reviews/`,
        lang,
        read: readReviews,
      }),
    }),
    /** Lists reviews of visits at the branch */
    getBranchReviews: build.query<Reviews, Localized<{ id: number }>>({
      query: ({ lang, id }): Call<Reviews> => ({
        path: `/branch/${id}/reviews`,
        lang,
        read: readReviews,
      }),
    }),
  }),
});

export const { getReviewQuestion, writeReview, getServiceReviews, getBranchReviews } = reviewsApi.endpoints;
export const {
  useGetReviewQuestionQuery,
  useWriteReviewMutation,
  useGetServiceReviewsQuery,
  useGetBranchReviewsQuery,
} = reviewsApi;
