import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { DateSchema, IdSchema, nullable } from './common';
import { IdempotencyHeadersSchema } from './enquiries';
import { FINDING_LEVELS, LINE_DECISIONS, LINE_KINDS } from './visits/limits';
import { MileageSchema, PhotoSchema, SumsSchema } from './visits/parts';

const CountSchema = Type.Integer({ minimum: 0 });
const TimeSchema = Type.String({ format: 'date-time' });
const DecisionSchema = nullable(Type.Enum([...LINE_DECISIONS]));

/** Of a link: 128 bits that nobody guesses. What cannot be a token is as unknown as a wrong one: 404. */
export const TokenParamsSchema = Type.Object({ token: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

/** `quantity`: thousandths. `price`: soʻm of one unit. `by_branch`: the staff has noted it on the customer's word. */
export const EstimateLineSchema = Type.Object({
  id: IdSchema,
  kind: Type.Enum([...LINE_KINDS]),
  name: Type.String(),
  quantity: CountSchema,
  price: CountSchema,
  sums: SumsSchema,
  decision: DecisionSchema,
  decided_at: nullable(TimeSchema),
  by_branch: Type.Boolean(),
});
export type EstimateLine = Static<typeof EstimateLineSchema>;

export const EstimateFindingSchema = Type.Object({
  id: IdSchema,
  level: Type.Enum([...FINDING_LEVELS]),
  title: Type.String(),
  note: Type.String(),
  due_date: nullable(DateSchema),
  due_mileage: nullable(MileageSchema),
  photos: Type.Array(PhotoSchema),
});
export type EstimateFinding = Static<typeof EstimateFindingSchema>;

/**
 * `stage`: `asked`: the lines can be decided; `changing`: the branch has changed it since it was sent; `begun`, `ready`, `done`, `cancelled`: of the visit;
 * `expired`: the link is. While it is `changing`, once it has `expired`, and where it is `cancelled` without having been sent as it is, nothing of the visit is told. `version`: the estimate's, which an answer is bound to. `revision` rises with each
 * change of the visit. `sums`: without declined lines; `approved`: soʻm of the approved ones.
 */
export const EstimateSchema = Type.Object({
  stage: Type.Enum(['asked', 'changing', 'begun', 'ready', 'done', 'cancelled', 'expired']),
  reference: Type.String(),
  version: CountSchema,
  revision: CountSchema,
  car: Type.String(),
  year: CountSchema,
  mileage: MileageSchema,
  branch: Type.String(),
  branch_phone: Type.String(),
  sent_at: TimeSchema,
  expires_at: TimeSchema,
  lines: Type.Array(EstimateLineSchema),
  findings: Type.Array(EstimateFindingSchema),
  photos: Type.Array(PhotoSchema),
  sums: SumsSchema,
  approved: CountSchema,
});
export type Estimate = Static<typeof EstimateSchema>;

/**
 * `version`: the estimate that was answered. A null `decision` takes back. `shown`: the decision that the customer saw for the line; the answer is
 * rejected if the stored one is neither `shown` nor `decision`.
 */
export const EstimateAnswerSchema = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  decisions: Type.Array(Type.Object({ line: IdSchema, decision: DecisionSchema, shown: DecisionSchema }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type EstimateAnswer = Static<typeof EstimateAnswerSchema>;

/** An estimate as its customer sees it, by the link of the message. */
export const estimatesCalls = {
  estimate: {
    host: 'main',
    method: 'GET',
    path: '/main/estimates/:token',
    summary: 'The estimate of a visit by the link that was sent; 404 where there is none',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: EstimateSchema },
  },
  answerEstimate: {
    host: 'main',
    method: 'POST',
    path: '/main/estimates/:token/answers',
    summary:
      'Approves, declines or takes back lines, until work begins; 409 with the current `estimate` if it or a decision has changed since',
    limit: 'tracking',
    params: TokenParamsSchema,
    headers: IdempotencyHeadersSchema,
    body: EstimateAnswerSchema,
    reply: { 200: EstimateSchema },
  },
} as const satisfies Record<string, Call>;
