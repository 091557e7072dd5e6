import { type Static, Type } from 'typebox';
import type { Call } from './call';
import {
  CountSchema,
  DateSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  sureListSchema,
  TimeSchema,
  TokenParamsSchema,
  textSchema,
} from './common';
import { MILEAGE_MAX } from './rules/limits';
import {
  FINDING_LEVELS,
  FINDING_NOTE_MAX_LENGTH,
  LINE_DECISIONS,
  LINE_KINDS,
  LINE_NAME_MAX_LENGTH,
  MAX_PRICE,
  MAX_QUANTITY,
  OPEN_VISIT_STATES,
  VISIT_STATES,
  WHOLE,
} from './rules/visits';

export type { VisitState } from './rules/visits';

export const VisitStateSchema = Type.Enum([...VISIT_STATES]);
export const MileageSchema = Type.Integer({ minimum: 0, maximum: MILEAGE_MAX });

/** contract/rules/visits.ts. */
export const DiscountSchema = Type.Union([
  Type.Object({ percent: Type.Integer({ minimum: 1, maximum: WHOLE }) }, { additionalProperties: false }),
  Type.Object({ sum: Type.Integer({ minimum: 1, maximum: MAX_PRICE }) }, { additionalProperties: false }),
]);

/** Soʻm. */
export const SumsSchema = Type.Object({ amount: Type.Integer(), discount: Type.Integer(), total: Type.Integer() });

/** A name in both languages, as it was. */
export const BothNamesSchema = Type.Object({
  ru: textSchema(LINE_NAME_MAX_LENGTH),
  uz: textSchema(LINE_NAME_MAX_LENGTH),
});
export type BothNames = Static<typeof BothNamesSchema>;

/** What is written of a line. `quantity`: thousandths. `price`: soʻm of one unit. */
export const lineFields = {
  kind: Type.Enum([...LINE_KINDS]),
  name: BothNamesSchema,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  price: Type.Integer({ minimum: 0, maximum: MAX_PRICE }),
  discount: nullable(DiscountSchema),
};

/** `decided_by_staff`: on the customer's word. */
export const decisionFields = {
  decision: nullable(Type.Enum([...LINE_DECISIONS])),
  decided_at: nullable(Type.String({ format: 'date-time' })),
  decided_by_staff: Type.Boolean(),
};

/** What is written of something found or recommended. `due_mileage`: km; never 0, which a null would be read as. */
export const findingFields = {
  level: Type.Enum([...FINDING_LEVELS]),
  title: BothNamesSchema,
  note: textSchema(FINDING_NOTE_MAX_LENGTH),
  service: nullable(IdSchema),
  due_date: nullable(DateSchema),
  due_mileage: nullable(Type.Integer({ minimum: 1, maximum: MILEAGE_MAX })),
};

/** Its address is of the call that sent it (`…/photos/{id}`). */
export const PhotoSchema = Type.Object({ id: IdSchema, width: Type.Integer(), height: Type.Integer() });
export type Photo = Static<typeof PhotoSchema>;

/** When a car can be fetched: the opening hours that have begun, or the next ones. */
export const PickUpSchema = Type.Object({ from: TimeSchema, until: TimeSchema });
export type PickUp = Static<typeof PickUpSchema>;

/**
 * A car of the customer that is at a branch. `car_id`: of the garage, null where the garage does not have it. `estimate`: the token of the newest
 * link to the estimate, as long as it shows one. `pick_up`: of a car that is ready, where the hours are known and the branch closes at all.
 */
export const OpenVisitSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  state: Type.Enum([...OPEN_VISIT_STATES]),
  opened_at: TimeSchema,
  car: Type.String(),
  year: Type.Integer({ minimum: 0 }),
  plate: Type.String(),
  car_id: nullable(IdSchema),
  branch: Type.String(),
  branch_address: Type.String(),
  branch_phone: Type.String(),
  estimate: Type.Optional(Type.String()),
  pick_up: Type.Optional(PickUpSchema),
});
export type OpenVisit = Static<typeof OpenVisitSchema>;

/** Cars that are at a branch now, as their customer sees them. */
export const openVisitsCalls = {
  openVisits: {
    host: 'main',
    method: 'GET',
    path: '/authentication/visits',
    summary: 'Visits of the signed-in customer that are under way, the newest first',
    private: true,
    reply: { 200: sureListSchema(OpenVisitSchema) },
  },
} as const satisfies Record<string, Call>;

const DecisionSchema = nullable(Type.Enum([...LINE_DECISIONS]));

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

export type Sums = Static<typeof SumsSchema>;

const visitFields = {
  id: IdSchema,
  /** Of all closed visits of the company. */
  number: IdSchema,
  /** Brand and model, as they were written then. */
  car: Type.String(),
  year: CountSchema,
  plate: Type.String(),
  /** Of the reader's garage; null where it has left it. */
  car_id: nullable(IdSchema),
  branch: Type.String(),
  /** When the work was done: of a correction, when the first visit was closed. */
  closed_at: TimeSchema,
  mileage: MileageSchema,
  total: CountSchema,
  /** Came with the car from who had it before: without name, phone and plate. */
  is_handed_over: Type.Boolean(),
};

/**
 * `done`: names of the first lines, works before parts. `reds`: what must not wait. `is_corrected`: a later visit puts it right, and it counts
 * no more.
 */
export const HistoryRowSchema = Type.Object({
  ...visitFields,
  done: Type.Array(Type.String()),
  reds: CountSchema,
  is_corrected: Type.Boolean(),
});
export type HistoryRow = Static<typeof HistoryRowSchema>;
/** `next`: the `before` of the page after it. */
export const HistoryPageSchema = Type.Object({ items: sureListSchema(HistoryRowSchema), next: nullable(IdSchema) });
export type HistoryPage = Static<typeof HistoryPageSchema>;

/** `car`: the car's first visit, which names it also when the garage has it no more. `year`: of `closed_at`, in Tashkent. Corrected visits do not count. `total`: what the customer has paid, soʻm: without visits that came with the car. */
export const HistoryTotalSchema = Type.Object({
  car: IdSchema,
  name: Type.String(),
  plate: Type.String(),
  year: CountSchema,
  visits: CountSchema,
  total: CountSchema,
});
export type HistoryTotal = Static<typeof HistoryTotalSchema>;

/** Quantity: thousandths. `is_declined`: the customer did not want it, and it is in no sum. */
export const HistoryLineSchema = Type.Object({
  id: IdSchema,
  kind: Type.Enum([...LINE_KINDS]),
  name: Type.String(),
  quantity: CountSchema,
  price: CountSchema,
  sums: SumsSchema,
  is_declined: Type.Boolean(),
});
export type HistoryLine = Static<typeof HistoryLineSchema>;

export const HistoryFindingSchema = Type.Object({
  id: IdSchema,
  level: Type.Enum([...FINDING_LEVELS]),
  title: Type.String(),
  note: Type.String(),
  due_date: Type.Optional(DateSchema),
  due_mileage: Type.Optional(MileageSchema),
  photos: Type.Array(PhotoSchema),
});
export type HistoryFinding = Static<typeof HistoryFindingSchema>;

/** Another closed visit that this one corrects, or that corrects it; `closed_at`: when it was itself closed. */
export const OtherVisitSchema = Type.Object({ id: IdSchema, number: IdSchema, closed_at: TimeSchema });
export type OtherVisit = Static<typeof OtherVisitSchema>;

/** `corrected_at`: when a correction was itself closed. `photos`: those of no finding. `paper` and `hash` are printed on its PDF. */
export const HistoryVisitSchema = Type.Object({
  ...visitFields,
  reference: Type.String(),
  vin: Type.String(),
  opened_at: TimeSchema,
  branch_address: Type.String(),
  lines: Type.Array(HistoryLineSchema),
  findings: Type.Array(HistoryFindingSchema),
  photos: Type.Array(PhotoSchema),
  sums: SumsSchema,
  hash: Type.String(),
  paper: Type.String(),
  corrected_at: Type.Optional(TimeSchema),
  corrects: nullable(OtherVisitSchema),
  corrected_by: nullable(OtherVisitSchema),
});
export type HistoryVisit = Static<typeof HistoryVisitSchema>;

/**
 * What a paper is checked by: nothing that tells whose it is. `is_genuine`: the visit is what it was when it closed, and so is its place
 * between the ones before and after it. `closed_at`, `corrected_at`: as HistoryVisit's. `plate` and `name` are masked; empty where the person
 * is forgotten.
 */
export const PassportSchema = Type.Object({
  number: IdSchema,
  closed_at: TimeSchema,
  corrected_at: Type.Optional(TimeSchema),
  branch: Type.String(),
  car: Type.String(),
  year: CountSchema,
  mileage: MileageSchema,
  plate: Type.String(),
  name: Type.String(),
  hash: Type.String(),
  is_genuine: Type.Boolean(),
  corrected_by: nullable(IdSchema),
});
export type Passport = Static<typeof PassportSchema>;

/** `car`: HistoryTotal's. `before`: HistoryPage's `next`. */
export const HistoryQuerySchema = Type.Object({
  car: Type.Optional(IdSchema),
  year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  before: Type.Optional(IdSchema),
});
export type HistoryQuery = Static<typeof HistoryQuerySchema>;

const read = { host: 'main', method: 'GET', private: true } as const;
const file = { ...read, raw: 'file', reply: { 200: Type.String() } } as const;

/** Closed visits of the signed-in customer, with those that came with a car, and the check of their papers by anybody. */
export const historyCalls = {
  history: {
    ...read,
    path: '/authentication/history',
    summary: 'Closed visits of the signed-in customer, the newest first',
    query: HistoryQuerySchema,
    reply: { 200: HistoryPageSchema },
  },
  historyTotals: {
    ...read,
    path: '/authentication/history/totals',
    summary: 'How many visits there were, and what they came to, by car and year',
    reply: { 200: sureListSchema(HistoryTotalSchema) },
  },
  historyVisit: {
    ...read,
    path: '/authentication/history/:id',
    summary: 'One of them with all that was done, found and paid',
    params: IdParamsSchema,
    reply: { 200: HistoryVisitSchema },
  },
  historyPhoto: {
    ...file,
    path: '/authentication/history/:id/photos/:photo',
    summary: 'A photograph of it as WebP; `size=small`: at most 320 pixels a side',
    params: Type.Object({ id: IdSchema, photo: IdSchema }),
    query: Type.Object({ size: Type.Optional(Type.Enum(['small'])) }),
  },
  historyPaper: {
    ...file,
    path: '/authentication/history/:id/paper',
    summary: 'It as a PDF, in the asked language',
    params: IdParamsSchema,
  },
  passport: {
    host: 'main',
    method: 'GET',
    path: '/main/passport/:paper',
    summary: 'Whether the paper of a visit is genuine; 404 where there is none',
    limit: 'tracking',
    params: Type.Object({ paper: Type.String() }),
    reply: { 200: PassportSchema },
  },
} as const satisfies Record<string, Call>;
