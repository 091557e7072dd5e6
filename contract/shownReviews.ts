import { type Static, Type } from 'typebox';
import { type Call, contentRead } from './call';
import { DateSchema, IdParamsSchema, IdSchema } from './common';
import { StarsSchema } from './reviews';

const CountSchema = Type.Integer({ minimum: 0 });

/** `answer`: of the business. */
export const ShownReviewSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  stars: StarsSchema,
  text: Type.String(),
  day: DateSchema,
  answer: Type.Optional(Type.String()),
});
export type ShownReview = Static<typeof ShownReviewSchema>;

/** Of all that are shown: `average` in tenths of a star, `48` is 4.8; the newest of them in `items`. */
export const ReviewsSchema = Type.Object({
  count: CountSchema,
  average: CountSchema,
  items: Type.Array(ShownReviewSchema),
});
export type Reviews = Static<typeof ReviewsSchema>;

/** Reviews that the staff has looked at and shows. */
export const shownReviewsCalls = {
  serviceReviews: {
    ...contentRead,
    path: '/services/web/:id/reviews/',
    summary: 'Reviews of visits with the service',
    params: IdParamsSchema,
    reply: { 200: ReviewsSchema },
  },
  branchReviews: {
    ...contentRead,
    path: '/branch/:id/reviews',
    summary: 'Reviews of visits at the branch',
    params: IdParamsSchema,
    reply: { 200: ReviewsSchema },
  },
} as const satisfies Record<string, Call>;
