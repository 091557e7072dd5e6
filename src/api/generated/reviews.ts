// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { NewReview, PublicReview, ReviewQuestion, Reviews } from '#contract/reviews';
import { apiSlice } from '../apiSlice';
import type { Call, Localized } from '../client';
import { count, id, listOf, optional, orNull, record, text } from '../readers';

const readPublicReview = record<PublicReview>({ id, name: text, stars: id, text, day: text, answer: optional(text) });
const readReviews = record<Reviews>({ count, average: count, items: listOf(readPublicReview) });
const readReviewQuestion = record<ReviewQuestion>({
  car: text,
  branch: text,
  day: text,
  works: listOf(text),
  name: text,
  stars: orNull(id),
});

const reviewsApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
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
    /** Returns the subject of a review by its link; 404 if the link is invalid */
    getReviewQuestion: build.query<ReviewQuestion, Localized<{ token: string }>>({
      query: ({ lang, token }): Call<ReviewQuestion> => ({
        path: `/main/reviews/${encodeURIComponent(token)}`,
        lang,
        read: readReviewQuestion,
      }),
    }),
    /** Creates the only review of a visit; repeating an equal review succeeds */
    writeReview: build.mutation<ReviewQuestion, Localized<{ token: string; body: NewReview }>>({
      query: ({ lang, token, body }): Call<ReviewQuestion> => ({
        method: 'POST',
        path: `/main/reviews/${encodeURIComponent(token)}`,
        body,
        lang,
        read: readReviewQuestion,
      }),
    }),
  }),
});

export const { getServiceReviews, getBranchReviews, getReviewQuestion, writeReview } = reviewsApi.endpoints;
export const {
  useGetServiceReviewsQuery,
  useGetBranchReviewsQuery,
  useGetReviewQuestionQuery,
  useWriteReviewMutation,
} = reviewsApi;
