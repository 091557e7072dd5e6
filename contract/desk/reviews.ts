import { type Static, Type } from 'typebox';
import { filledTextSchema, IdParamsSchema, IdSchema, textSchema } from '../common';
import { REVIEW_REASON_MAX_LENGTH, REVIEW_STATES, REVIEW_TEXT_MAX_LENGTH } from '../visits/limits';
import type { DeskCall } from './call';
import { BranchRefSchema, CursorQuerySchema, CursorSchema, IfMatchSchema, TimeSchema } from './common';

const StateSchema = Type.Enum([...REVIEW_STATES]);

/** `id`, `reference`: of the visit. `reason`: why it was refused. `answer`: of the business; empty: none. */
export const DeskReviewSchema = Type.Object({
  id: IdSchema,
  /** Rises with each change. */
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
/** Empty takes the answer back. */
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

/** Reviews of visits at the own branches. 412 has the review as it is now. */
export const reviewsCalls = {
  listReviews: {
    host: 'desk',
    access: 'see reviews',
    method: 'GET',
    path: '/reviews',
    summary: 'Reviews by state, the newest first',
    query: DeskReviewQuerySchema,
    reply: { 200: DeskReviewPageSchema },
    reads: ['Review'],
  },
  showReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/showing',
    summary: 'Shows a review with its services and branch',
  },
  refuseReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/refusal',
    summary: 'Shows it nowhere, or no more',
    body: ReviewRefusalSchema,
  },
  answerReview: {
    ...change,
    method: 'PUT',
    path: '/reviews/:id/answer',
    summary: 'What the business says to it, shown below it',
    body: ReviewReplySchema,
  },
} as const satisfies Record<string, DeskCall>;
