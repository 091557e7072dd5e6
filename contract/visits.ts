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

export const DiscountSchema = Type.Union([
  Type.Object({ percent: Type.Integer({ minimum: 1, maximum: WHOLE }) }, { additionalProperties: false }),
  Type.Object({ sum: Type.Integer({ minimum: 1, maximum: MAX_PRICE }) }, { additionalProperties: false }),
]);

export const SumsSchema = Type.Object({ amount: Type.Integer(), discount: Type.Integer(), total: Type.Integer() });

export const BothNamesSchema = Type.Object({
  ru: textSchema(LINE_NAME_MAX_LENGTH),
  uz: textSchema(LINE_NAME_MAX_LENGTH),
});
export type BothNames = Static<typeof BothNamesSchema>;

/** `quantity`: thousandths. `price`: soʻm per unit. */
export const lineFields = {
  kind: Type.Enum([...LINE_KINDS]),
  name: BothNamesSchema,
  quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  price: Type.Integer({ minimum: 0, maximum: MAX_PRICE }),
  discount: nullable(DiscountSchema),
};

export const decisionFields = {
  decision: nullable(Type.Enum([...LINE_DECISIONS])),
  decided_at: nullable(Type.String({ format: 'date-time' })),
  decided_by_staff: Type.Boolean(),
};

export const findingFields = {
  level: Type.Enum([...FINDING_LEVELS]),
  title: BothNamesSchema,
  note: textSchema(FINDING_NOTE_MAX_LENGTH),
  service: nullable(IdSchema),
  due_date: nullable(DateSchema),
  due_mileage: nullable(Type.Integer({ minimum: 1, maximum: MILEAGE_MAX })),
};

/** The file is at `…/photos/{id}` below the URL of the call that lists the photo. */
export const PhotoSchema = Type.Object({ id: IdSchema, width: Type.Integer(), height: Type.Integer() });
export type Photo = Static<typeof PhotoSchema>;

export const PickUpSchema = Type.Object({ from: TimeSchema, until: TimeSchema });
export type PickUp = Static<typeof PickUpSchema>;

/**
 * `car_id`: null if not in the garage. `estimate`: token of the newest valid link. `is_approved`: see
 * contract/rules/visitStages.ts. `promised_at`: when the branch promised the car, until it is ready.
 */
export const OpenVisitSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  state: Type.Enum([...OPEN_VISIT_STATES]),
  is_approved: Type.Optional(Type.Boolean()),
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
  promised_at: Type.Optional(TimeSchema),
});
export type OpenVisit = Static<typeof OpenVisitSchema>;

export const openVisitsCalls = {
  openVisits: {
    host: 'main',
    method: 'GET',
    path: '/authentication/visits',
    summary: 'Lists open visits of the signed-in customer, newest first',
    private: true,
    reply: { 200: sureListSchema(OpenVisitSchema) },
  },
} as const satisfies Record<string, Call>;

const DecisionSchema = nullable(Type.Enum([...LINE_DECISIONS]));

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
 * `asked`: line items can be decided. `changing`: has changes that are not sent yet. `expired`: the link has expired.
 * No details while `changing` or `expired`, or if `cancelled` with unsent changes.
 * `promised_at`: when the branch promised the car, while `asked` or `begun`.
 * `version`: of the estimate, required to answer. `revision`: of the visit. `sums`: without declined line items.
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
  promised_at: Type.Optional(TimeSchema),
  lines: Type.Array(EstimateLineSchema),
  findings: Type.Array(EstimateFindingSchema),
  photos: Type.Array(PhotoSchema),
  sums: SumsSchema,
  approved: CountSchema,
});
export type Estimate = Static<typeof EstimateSchema>;

/**
 * A null `decision` resets the stored one. `shown`: decision that the customer saw.
 * 409 if the stored decision is neither `shown` nor `decision`.
 */
export const EstimateAnswerSchema = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  decisions: Type.Array(Type.Object({ line: IdSchema, decision: DecisionSchema, shown: DecisionSchema }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type EstimateAnswer = Static<typeof EstimateAnswerSchema>;

export const estimatesCalls = {
  estimate: {
    host: 'main',
    method: 'GET',
    path: '/main/estimates/:token',
    summary: 'Returns the estimate of a visit by its link; 404 if there is none',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: EstimateSchema },
  },
  answerEstimate: {
    host: 'main',
    method: 'POST',
    path: '/main/estimates/:token/answers',
    summary:
      'Approves, declines or resets line items until work begins; 409 with the current `estimate` if it or a decision has changed since',
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
  number: IdSchema,
  car: Type.String(),
  year: CountSchema,
  plate: Type.String(),
  car_id: nullable(IdSchema),
  branch: Type.String(),
  closed_at: TimeSchema,
  mileage: MileageSchema,
  total: CountSchema,
  /** True for a visit handed over by the previous owner, shown without name, phone and plate. */
  is_handed_over: Type.Boolean(),
};

/**
 * `done`: names of the first line items. `reds`: number of red findings. `is_corrected`: superseded by a correction.
 */
export const HistoryRowSchema = Type.Object({
  ...visitFields,
  done: Type.Array(Type.String()),
  reds: CountSchema,
  is_corrected: Type.Boolean(),
});
export type HistoryRow = Static<typeof HistoryRowSchema>;
export const HistoryPageSchema = Type.Object({ items: sureListSchema(HistoryRowSchema), next: nullable(IdSchema) });
export type HistoryPage = Static<typeof HistoryPageSchema>;

/**
 * `car`: id of the car's first visit, valid even if the car leaves the garage.
 * `total`: soʻm, without corrected and handed-over visits.
 */
export const HistoryTotalSchema = Type.Object({
  car: IdSchema,
  name: Type.String(),
  plate: Type.String(),
  year: CountSchema,
  visits: CountSchema,
  total: CountSchema,
});
export type HistoryTotal = Static<typeof HistoryTotalSchema>;

/** Guarantee of a work or part; the earlier limit ends it, and both limits are covered. `until_mileage`: km. */
export const guaranteeFields = {
  until_date: Type.Optional(DateSchema),
  until_mileage: Type.Optional(CountSchema),
  is_ended: Type.Boolean(),
};
export const GuaranteeSchema = Type.Object(guaranteeFields);
export type Guarantee = Static<typeof GuaranteeSchema>;

/** Quantity in thousandths. `is_declined`: excluded from all sums. A corrected visit has no `guarantee`. */
export const HistoryLineSchema = Type.Object({
  id: IdSchema,
  kind: Type.Enum([...LINE_KINDS]),
  name: Type.String(),
  quantity: CountSchema,
  price: CountSchema,
  sums: SumsSchema,
  is_declined: Type.Boolean(),
  guarantee: Type.Optional(GuaranteeSchema),
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

export const OtherVisitSchema = Type.Object({ id: IdSchema, number: IdSchema, closed_at: TimeSchema });
export type OtherVisit = Static<typeof OtherVisitSchema>;

/** `corrected_at`: when a correction was closed. `photos`: without those of findings. */
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
 * `is_genuine`: the visit and its place in the hash chain are unchanged.
 * `plate` and `name` are masked, empty after erasure.
 */
export const DocumentVerificationSchema = Type.Object({
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
export type DocumentVerification = Static<typeof DocumentVerificationSchema>;

export const HistoryQuerySchema = Type.Object({
  car: Type.Optional(IdSchema),
  year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
  before: Type.Optional(IdSchema),
});
export type HistoryQuery = Static<typeof HistoryQuerySchema>;

const read = { host: 'main', method: 'GET', private: true } as const;
const file = { ...read, raw: 'file', reply: { 200: Type.String() } } as const;

export const historyCalls = {
  history: {
    ...read,
    path: '/authentication/history',
    summary: 'Lists closed visits of the signed-in customer, newest first',
    query: HistoryQuerySchema,
    reply: { 200: HistoryPageSchema },
  },
  historyTotals: {
    ...read,
    path: '/authentication/history/totals',
    summary: 'Returns numbers and totals of visits by car and year',
    reply: { 200: sureListSchema(HistoryTotalSchema) },
  },
  historyVisit: {
    ...read,
    path: '/authentication/history/:id',
    summary: 'Returns a closed visit with works, findings and payment',
    params: IdParamsSchema,
    reply: { 200: HistoryVisitSchema },
  },
  historyPhoto: {
    ...file,
    path: '/authentication/history/:id/photos/:photo',
    summary: 'Returns a photo of a visit as WebP; `size=small`: at most 320 pixels a side',
    params: Type.Object({ id: IdSchema, photo: IdSchema }),
    query: Type.Object({ size: Type.Optional(Type.Enum(['small'])) }),
  },
  historyPdf: {
    ...file,
    path: '/authentication/history/:id/paper',
    summary: 'Returns the PDF of a visit in the requested language',
    params: IdParamsSchema,
  },
  carHistoryPdf: {
    ...file,
    path: '/authentication/history/:id/car-paper',
    summary: 'Returns the history of the car of a visit as one PDF: its newest visits and own records',
    params: IdParamsSchema,
  },
  documentVerification: {
    host: 'main',
    method: 'GET',
    path: '/main/passport/:paper',
    summary: 'Verifies the document of a visit; 404 if there is none',
    limit: 'tracking',
    params: Type.Object({ paper: Type.String() }),
    reply: { 200: DocumentVerificationSchema },
  },
} as const satisfies Record<string, Call>;
