// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskReview, DeskReviewPage, DeskReviewQuery, ReviewRefusal, ReviewReply } from '#contract/reviews';
import { deskApi } from '../deskApi';

const reviewsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists reviews by state, newest first */
    listReviews: build.query<DeskReviewPage, { state: DeskReviewQuery['state']; after?: string | undefined }>({
      query: ({ state, after }) => ({
        url: '/reviews',
        params: { state, after },
      }),
      providesTags: [{ type: 'Review', id: 'LIST' }],
    }),
    /** Publishes a review for its services and branch */
    showReview: build.mutation<DeskReview, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/reviews/${id}/showing`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Review', 'Audit'],
    }),
    /** Rejects a review, or unpublishes it */
    refuseReview: build.mutation<DeskReview, { id: number; ifMatch: string; body: ReviewRefusal }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/reviews/${id}/refusal`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Review', 'Audit'],
    }),
    /** Publishes the answer of the business below a review */
    answerReview: build.mutation<DeskReview, { id: number; ifMatch: string; body: ReviewReply }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/reviews/${id}/answer`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Review', 'Audit'],
    }),
  }),
});

export const { useListReviewsQuery, useShowReviewMutation, useRefuseReviewMutation, useAnswerReviewMutation } =
  reviewsApi;
export const { listReviews, showReview, refuseReview, answerReview } = reviewsApi.endpoints;
