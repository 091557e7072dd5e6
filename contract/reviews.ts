import { type Static, Type } from 'typebox';
import { type Call, contentRead, type DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DateSchema,
  filledTextSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  TimeSchema,
  TokenParamsSchema,
  textSchema,
} from './common';
import { REVIEW_MAX_STARS, REVIEW_REASON_MAX_LENGTH, REVIEW_STATES, REVIEW_TEXT_MAX_LENGTH } from './rules/visits';

export const StarsSchema = Type.Integer({ minimum: 1, maximum: REVIEW_MAX_STARS });

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

export const reviewsCalls = {
  reviewQuestion: {
    host: 'main',
    method: 'GET',
    path: '/main/reviews/:token',
    summary: 'Returns the subject of a review by its link; 404 if the link is invalid',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: ReviewQuestionSchema },
  },
  writeReview: {
    host: 'main',
    method: 'POST',
    path: '/main/reviews/:token',
    summary: 'Creates the only review of a visit; repeating an equal review succeeds',
    limit: 'tracking',
    params: TokenParamsSchema,
    body: NewReviewSchema,
    reply: { 200: ReviewQuestionSchema },
  },
} as const satisfies Record<string, Call>;

export const PublicReviewSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  stars: StarsSchema,
  text: Type.String(),
  day: DateSchema,
  answer: Type.Optional(Type.String()),
});
export type PublicReview = Static<typeof PublicReviewSchema>;

/** `average`: in tenths of a star, `48` is 4.8. Covers all public reviews. */
export const ReviewsSchema = Type.Object({
  count: CountSchema,
  average: CountSchema,
  items: Type.Array(PublicReviewSchema),
});
export type Reviews = Static<typeof ReviewsSchema>;

export const publicReviewsCalls = {
  serviceReviews: {
    ...contentRead,
    path: '/services/web/:id/reviews/',
    summary: 'Lists reviews of visits with the service',
    params: IdParamsSchema,
    reply: { 200: ReviewsSchema },
  },
  branchReviews: {
    ...contentRead,
    path: '/branch/:id/reviews',
    summary: 'Lists reviews of visits at the branch',
    params: IdParamsSchema,
    reply: { 200: ReviewsSchema },
  },
} as const satisfies Record<string, Call>;

const StateSchema = Type.Enum([...REVIEW_STATES]);

export const DeskReviewSchema = Type.Object({
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  reference: Type.String(),
  car: Type.String(),
  branch: BranchRefSchema,
  name: Type.String(),
  stars: Type.Integer(),
  text: Type.String(),
  language: Type.Enum(['ru', 'uz']),
  state: StateSchema,
  written_at: TimeSchema,
  reason: Type.String(),
  answer: Type.String(),
});
export type DeskReview = Static<typeof DeskReviewSchema>;
export const DeskReviewPageSchema = Type.Object({ items: Type.Array(DeskReviewSchema), next: CursorSchema });
export type DeskReviewPage = Static<typeof DeskReviewPageSchema>;

export const DeskReviewQuerySchema = Type.Object({ state: StateSchema, after: CursorQuerySchema });
export type DeskReviewQuery = Static<typeof DeskReviewQuerySchema>;

export const ReviewRefusalSchema = Type.Object({ reason: filledTextSchema(REVIEW_REASON_MAX_LENGTH) });
export type ReviewRefusal = Static<typeof ReviewRefusalSchema>;
export const ReviewReplySchema = Type.Object({ answer: textSchema(REVIEW_TEXT_MAX_LENGTH) });
export type ReviewReply = Static<typeof ReviewReplySchema>;

const change = {
  host: 'desk',
  access: 'see reviews',
  params: IdParamsSchema,
  headers: IfMatchSchema,
  reply: { 200: DeskReviewSchema },
  changes: ['Review', 'Audit'],
} as const;

export const deskReviewsCalls = {
  listReviews: {
    host: 'desk',
    access: 'see reviews',
    method: 'GET',
    path: '/reviews',
    summary: 'Lists reviews by state, newest first',
    query: DeskReviewQuerySchema,
    reply: { 200: DeskReviewPageSchema },
    reads: ['Review'],
  },
  showReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/showing',
    summary: 'Publishes a review for its services and branch',
  },
  refuseReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/refusal',
    summary: 'Rejects a review, or unpublishes it',
    body: ReviewRefusalSchema,
  },
  answerReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/answer',
    summary: 'Publishes the answer of the business below a review',
    body: ReviewReplySchema,
  },
} as const satisfies Record<string, DeskCall>;
