import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { DateSchema, nullable, textSchema } from './common';
import { TokenParamsSchema } from './estimates';
import { REVIEW_MAX_STARS, REVIEW_TEXT_MAX_LENGTH } from './visits/limits';

export const StarsSchema = Type.Integer({ minimum: 1, maximum: REVIEW_MAX_STARS });

/** What a review is asked of. `stars`: those that were given; then nothing can be said any more. */
export const ReviewQuestionSchema = Type.Object({
  car: Type.String(),
  branch: Type.String(),
  day: DateSchema,
  works: Type.Array(Type.String()),
  name: Type.String(),
  stars: nullable(StarsSchema),
});
export type ReviewQuestion = Static<typeof ReviewQuestionSchema>;

export const NewReviewSchema = Type.Object({ stars: StarsSchema, text: textSchema(REVIEW_TEXT_MAX_LENGTH) });
export type NewReview = Static<typeof NewReviewSchema>;

/** What customers say of closed visits. */
export const reviewsCalls = {
  reviewQuestion: {
    host: 'main',
    method: 'GET',
    path: '/main/reviews/:token',
    summary: 'What a review is asked of, by the link that was sent; 404 where it is not good any more',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: ReviewQuestionSchema },
  },
  writeReview: {
    host: 'main',
    method: 'POST',
    path: '/main/reviews/:token',
    summary: 'The review of a visit: one of each; the same sent again is taken as sent',
    limit: 'tracking',
    params: TokenParamsSchema,
    body: NewReviewSchema,
    reply: { 200: ReviewQuestionSchema },
  },
} as const satisfies Record<string, Call>;
