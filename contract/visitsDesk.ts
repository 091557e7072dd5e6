import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DaySchema,
  filledTextSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  IfMatchSchema,
  nullable,
  PersonNameSchema,
  PersonRefSchema,
  PhoneSchema,
  TimeSchema,
} from './common';
import { DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH } from './rules/deskLimits';
import { CAR_MAX_YEAR, CAR_MIN_YEAR, NAME_MAX_LENGTH, PLATE_MAX_LENGTH, VIN_MAX_LENGTH } from './rules/limits';
import { LINE_DECISIONS } from './rules/visits';
import {
  DiscountSchema,
  decisionFields,
  findingFields,
  lineFields,
  MileageSchema,
  PhotoSchema,
  SumsSchema,
  VisitStateSchema,
} from './visits';

/** What board and page have in common. To a mechanic `name` and `phone` are empty, prices 0, discounts, sums, customer and enquiry null. */
const visitFields = {
  id: IdSchema,
  reference: Type.String(),
  /** Rises with each change. */
  version: Type.Integer({ minimum: 1 }),
  state: VisitStateSchema,
  branch: BranchRefSchema,
  /** Brand, model and year. */
  car: Type.String(),
  plate: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  mileage: MileageSchema,
  worker: nullable(PersonRefSchema),
  opened_at: TimeSchema,
  closed_at: nullable(TimeSchema),
  /** Of the closed one; before that what its lines come to, without declined ones. */
  total: nullable(Type.Integer()),
};

/**
 * `works`: those that the customer has not declined; `open_lines`: of them not done yet. `red`: findings. `is_void`: a closed correction has replaced
 * it, so that it counts for nothing.
 */
export const VisitRowSchema = Type.Object({
  ...visitFields,
  works: CountSchema,
  open_lines: CountSchema,
  red: CountSchema,
  is_void: Type.Boolean(),
});
export type VisitRow = Static<typeof VisitRowSchema>;
/** `day_total`: what all closed visits of the asked day come to, on every page, without void ones. Null without a day, and to a mechanic. */
export const VisitPageSchema = Type.Object({
  items: Type.Array(VisitRowSchema),
  next: CursorSchema,
  day_total: nullable(Type.Integer()),
});
export type VisitPage = Static<typeof VisitPageSchema>;

export const VisitLineSchema = Type.Object({
  id: IdSchema,
  ...lineFields,
  service: nullable(IdSchema),
  part: nullable(IdSchema),
  /** Free at the branch, for a correction with what the corrected visit took; null where it is no part. */
  in_stock: nullable(CountSchema),
  ...decisionFields,
  worker: nullable(PersonRefSchema),
  is_done: Type.Boolean(),
  sums: nullable(SumsSchema),
});
export type VisitLine = Static<typeof VisitLineSchema>;

export const VisitFindingSchema = Type.Object({ id: IdSchema, ...findingFields, photos: Type.Array(PhotoSchema) });
export type VisitFinding = Static<typeof VisitFindingSchema>;

/**
 * `estimate`: its version; `sent`: when which was sent, the newest first. `corrects`, `corrected_by`: ids of visits; `corrected_total`: of the first.
 * `garage_car`: null, as `customer` is, for staff who may not see the customer: an old id would tell that the garage has that plate.
 */
export const VisitSchema = Type.Object({
  ...visitFields,
  language: Type.Enum(['ru', 'uz']),
  customer: nullable(IdSchema),
  garage_car: nullable(IdSchema),
  enquiry: nullable(IdSchema),
  vin: Type.String(),
  year: Type.Integer(),
  discount: nullable(DiscountSchema),
  estimate: Type.Integer({ minimum: 1 }),
  sent: Type.Array(Type.Object({ estimate: Type.Integer(), at: TimeSchema, opened_at: nullable(TimeSchema) })),
  lines: Type.Array(VisitLineSchema),
  findings: Type.Array(VisitFindingSchema),
  photos: Type.Array(PhotoSchema),
  sums: nullable(SumsSchema),
  number: nullable(IdSchema),
  hash: nullable(Type.String()),
  corrects: nullable(IdSchema),
  corrected_total: nullable(Type.Integer()),
  corrected_by: nullable(IdSchema),
  /** The last change by the staff. */
  changed: nullable(Type.Object({ at: TimeSchema, by: PersonRefSchema })),
});
export type Visit = Static<typeof VisitSchema>;

/**
 * `day`: closed or cancelled on it, Tashkent's. `over`: closed or cancelled, whenever. Without these, `q`, `state` and `customer` those that are under
 * way. `mine`: on which the signed-in one works. `q`: a part of plate, reference, name or phone; a mechanic's of the first two.
 */
export const VisitListQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  branch: Type.Optional(IdSchema),
  state: Type.Optional(VisitStateSchema),
  customer: Type.Optional(IdSchema),
  day: Type.Optional(DaySchema),
  over: Type.Optional(Type.Enum(['yes'])),
  mine: Type.Optional(Type.Enum(['yes'])),
  after: CursorQuerySchema,
});
export type VisitListQuery = Static<typeof VisitListQuerySchema>;

export const WorkersQuerySchema = Type.Object({ branch: IdSchema });
export const WorkersSchema = Type.Array(PersonRefSchema);

/** A car that the garage has, or one that is put there; `id` null with a phone that has no account makes one. */
export const VisitCarSchema = Type.Object({
  id: nullable(IdSchema),
  model: Type.Optional(IdSchema),
  year: Type.Optional(Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR })),
  plate: Type.Optional(filledTextSchema(PLATE_MAX_LENGTH)),
  vin: Type.Optional(Type.String({ maxLength: VIN_MAX_LENGTH })),
});

/**
 * `mileage_seen`: somebody has been asked about a mileage that is below the last one or above a plausible one, and it is right; without it
 * that is 409 `mileage_implausible` with `more: { last, at, plausible }`. `last_name` may be empty.
 */
export const NewVisitSchema = Type.Object({
  branch: IdSchema,
  enquiry: Type.Optional(IdSchema),
  /** Whose car this is: it is in work from now on. */
  booking: Type.Optional(IdSchema),
  phone: PhoneSchema,
  first_name: PersonNameSchema,
  last_name: Type.String({ maxLength: NAME_MAX_LENGTH }),
  language: Type.Enum(['ru', 'uz']),
  car: VisitCarSchema,
  mileage: MileageSchema,
  mileage_seen: Type.Optional(Type.Boolean()),
});
export type NewVisit = Static<typeof NewVisitSchema>;

/** A field that is left out stays. States: contract/rules/visits.ts says what follows what. */
export const VisitChangeSchema = Type.Object({
  state: Type.Optional(Type.Enum(['open', 'in_work', 'ready', 'cancelled'])),
  mileage: Type.Optional(MileageSchema),
  mileage_seen: Type.Optional(Type.Boolean()),
  discount: Type.Optional(nullable(DiscountSchema)),
  worker: Type.Optional(nullable(IdSchema)),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
});
export type VisitChange = Static<typeof VisitChangeSchema>;

/** Of a work or part its id alone says name and price, unless these are given. */
export const NewLineSchema = Type.Object({
  kind: lineFields.kind,
  service: Type.Optional(IdSchema),
  part: Type.Optional(IdSchema),
  name: Type.Optional(lineFields.name),
  quantity: Type.Optional(lineFields.quantity),
  price: Type.Optional(lineFields.price),
  discount: Type.Optional(lineFields.discount),
  /** Its place among the lines; the last where absent. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
});
export type NewLine = Static<typeof NewLineSchema>;

/** `worker` and `is_done` are all that a mechanic changes; nothing of them touches the estimate. */
export const LineChangeSchema = Type.Object({
  name: Type.Optional(lineFields.name),
  quantity: Type.Optional(lineFields.quantity),
  price: Type.Optional(lineFields.price),
  discount: Type.Optional(lineFields.discount),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  worker: Type.Optional(nullable(IdSchema)),
  is_done: Type.Optional(Type.Boolean()),
});
export type LineChange = Static<typeof LineChangeSchema>;

export const NewFindingSchema = Type.Object(findingFields);
export type NewFinding = Static<typeof NewFindingSchema>;
export const FindingChangeSchema = Type.Partial(NewFindingSchema);
export type FindingChange = Static<typeof FindingChangeSchema>;

/** What the customer says at the counter or by phone; null takes back, as long as no work has begun. */
export const StaffDecisionsSchema = Type.Object({
  estimate: Type.Integer({ minimum: 1 }),
  decisions: Type.Array(Type.Object({ line: IdSchema, decision: nullable(Type.Enum([...LINE_DECISIONS])) }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type StaffDecisions = Static<typeof StaffDecisionsSchema>;

/** `address`: another link to the same estimate, to be shown at the counter. An answer by it counts as noted by the staff; the customer's own link is not told. */
export const SentEstimateSchema = Type.Object({ visit: VisitSchema, address: Type.String() });
export type SentEstimate = Static<typeof SentEstimateSchema>;

const ThingParamsSchema = Type.Object({ id: IdSchema, thing: IdSchema });
const PhotoQuerySchema = Type.Object({ finding: Type.Optional(IdSchema) });

const read = { host: 'desk', method: 'GET', access: 'read visits', reads: ['Visit'] } as const;
const change = {
  host: 'desk',
  params: IdParamsSchema,
  headers: IfMatchSchema,
  reply: { 200: VisitSchema },
  changes: ['Visit', 'Audit'],
} as const;
const changeThing = { ...change, params: ThingParamsSchema } as const;

/** Visits of the own branches, from the car's arrival to the closed and sealed record. 412 has the visit as it is now. */
export const deskVisitsCalls = {
  listVisits: {
    ...read,
    path: '/visits',
    summary: 'Visits, the newest first',
    query: VisitListQuerySchema,
    reply: { 200: VisitPageSchema },
  },
  listWorkers: {
    ...read,
    path: '/workers',
    summary: 'Who can be given work at a branch: its mechanics and those at its counter, and owners',
    query: WorkersQuerySchema,
    reply: { 200: WorkersSchema },
    reads: ['Staff'],
  },
  readVisit: {
    ...read,
    path: '/visits/:id',
    summary: 'One visit with all that is on it',
    params: IdParamsSchema,
    reply: { 200: VisitSchema },
  },
  beginVisit: {
    host: 'desk',
    method: 'POST',
    access: 'change visits',
    path: '/visits',
    summary: 'A car has come: its customer and car are found, or made',
    headers: IdempotencyHeadersSchema,
    body: NewVisitSchema,
    reply: { 201: VisitSchema },
    changes: ['Visit', 'Customer', 'Enquiry', 'Booking', 'Audit'],
  },
  changeVisit: {
    ...change,
    method: 'PATCH',
    access: 'work on visits',
    path: '/visits/:id',
    summary: 'State, mileage, discount, who works on it',
    body: VisitChangeSchema,
  },
  addVisitLine: {
    ...change,
    method: 'POST',
    access: 'change visits',
    path: '/visits/:id/lines',
    summary: 'A work, a part or a free line',
    body: NewLineSchema,
  },
  changeVisitLine: {
    ...changeThing,
    method: 'PATCH',
    access: 'work on visits',
    path: '/visits/:id/lines/:thing',
    summary: 'Changes a line; what the customer said of it is void where its sum changes',
    body: LineChangeSchema,
  },
  removeVisitLine: {
    ...changeThing,
    method: 'DELETE',
    access: 'change visits',
    path: '/visits/:id/lines/:thing',
    summary: 'Removes a line',
  },
  addVisitFinding: {
    ...change,
    method: 'POST',
    access: 'work on visits',
    path: '/visits/:id/findings',
    summary: 'Something found: green, yellow or red',
    body: NewFindingSchema,
  },
  changeVisitFinding: {
    ...changeThing,
    method: 'PATCH',
    access: 'work on visits',
    path: '/visits/:id/findings/:thing',
    summary: 'Changes what was found',
    body: FindingChangeSchema,
  },
  removeVisitFinding: {
    ...changeThing,
    method: 'DELETE',
    access: 'work on visits',
    path: '/visits/:id/findings/:thing',
    summary: 'Removes what was found',
  },
  addVisitPhoto: {
    ...change,
    method: 'POST',
    access: 'work on visits',
    path: '/visits/:id/photos',
    summary: 'A photograph as the body, of the visit or of something found; metadata is taken out',
    query: PhotoQuerySchema,
    raw: 'upload',
  },
  removeVisitPhoto: {
    ...changeThing,
    method: 'DELETE',
    access: 'work on visits',
    path: '/visits/:id/photos/:thing',
    summary: 'Removes a photograph',
  },
  readVisitPhoto: {
    host: 'desk',
    method: 'GET',
    access: 'read visits',
    path: '/visits/:id/photos/:thing',
    summary: 'A photograph; `size=small`: at most 320 pixels a side',
    params: ThingParamsSchema,
    query: Type.Object({ size: Type.Optional(Type.Enum(['small'])) }),
    raw: 'file',
    reply: { 200: Type.String() },
  },
  sendEstimate: {
    ...change,
    method: 'POST',
    access: 'change visits',
    path: '/visits/:id/estimate',
    summary: 'Sends the customer a link to the estimate as it is now',
    reply: { 200: SentEstimateSchema },
  },
  decideEstimate: {
    ...change,
    method: 'POST',
    access: 'change visits',
    path: '/visits/:id/decisions',
    summary: 'What the customer says of the lines, or takes back',
    body: StaffDecisionsSchema,
  },
  closeVisit: {
    ...change,
    method: 'POST',
    access: 'close visits',
    path: '/visits/:id/closing',
    summary:
      'Fixes the visit for good; 409 `stock_short` with `more: { lines: { line, in_stock }[] }` where parts are not there',
    changes: ['Visit', 'Audit', 'Stock', 'Customer'],
  },
  correctVisit: {
    ...change,
    method: 'POST',
    access: 'correct visits',
    path: '/visits/:id/corrections',
    summary:
      'A new visit, the reply, with the same lines that puts a closed one right; when it closes only the difference of parts moves. 409 `visit_corrected` of one that has another already',
  },
} as const satisfies Record<string, DeskCall>;
