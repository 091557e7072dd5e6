// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskReview, DeskReviewPage, DeskReviewQuery, ReviewRefusal, ReviewReply } from '#contract/reviews';
import { deskApi } from '../deskApi';

const reviewsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews by state, the newest first */
    listReviews: build.query<DeskReviewPage, { state: DeskReviewQuery['state']; after?: string | undefined }>({
      query: ({ state, after }) => ({
        url: '/reviews',
        params: { state, after },
      }),
      providesTags: [{ type: 'Review', id: 'LIST' }],
    }),
    /** Shows a review with its services and branch */
    showReview: build.mutation<DeskReview, { id: number; ifMatch: string }>({
      query: ({ id, ifMatch }) => ({
        url: `/reviews/${id}/showing`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Review', 'Audit'],
    }),
    /** Shows it nowhere, or no more */
    refuseReview: build.mutation<DeskReview, { id: number; ifMatch: string; body: ReviewRefusal }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/reviews/${id}/refusal`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Review', 'Audit'],
    }),
    /** What the business says to it, shown below it */
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
