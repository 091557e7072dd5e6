import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import {
  BranchRefSchema,
  CountSchema,
  CursorQuerySchema,
  CursorSchema,
  DateSchema,
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
  textSchema,
} from './common';
import { DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH } from './rules/deskLimits';
import {
  CAR_MAX_YEAR,
  CAR_MIN_YEAR,
  COMPLAINT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PLATE_MAX_LENGTH,
  VIN_MAX_LENGTH,
} from './rules/limits';
import { OPEN_VISIT_STAGES } from './rules/visitStages';
import {
  CORRECTION_REASON_MAX_LENGTH,
  LINE_DECISIONS,
  VISIT_NAME_MAX_LENGTH,
  VISIT_NOTE_MAX_LENGTH,
  VISIT_PAPERS,
} from './rules/visits';
import {
  BothNamesSchema,
  DiscountSchema,
  decisionFields,
  findingFields,
  lineFields,
  MileageSchema,
  PhotoSchema,
  SumsSchema,
  VisitStateSchema,
} from './visits';

const ComplaintSchema = textSchema(COMPLAINT_MAX_LENGTH);
const NoteSchema = textSchema(VISIT_NOTE_MAX_LENGTH);

/**
 * `complaint`: the customer's words; lists contain its beginning. For a mechanic `name`, `phone` are empty, complaint
 * and note are redacted, prices are 0; discounts, sums, customer and enquiry are null.
 * `is_approved`: the stage `approved` (contract/rules/visitStages.ts), which `state` does not have.
 * `bay`: of its booking in work; null if the car is in the yard or collected.
 * `promised_at`: when the customer was promised the car.
 */
const visitFields = {
  id: IdSchema,
  reference: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  state: VisitStateSchema,
  is_approved: Type.Boolean(),
  branch: BranchRefSchema,
  car: Type.String(),
  plate: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  mileage: MileageSchema,
  complaint: Type.String(),
  bay: nullable(Type.Object({ id: IdSchema, name: Type.String() })),
  worker: nullable(PersonRefSchema),
  opened_at: TimeSchema,
  promised_at: nullable(TimeSchema),
  closed_at: nullable(TimeSchema),
  total: nullable(Type.Integer()),
};

/** `works`: number of works not declined. `red`: number of red findings. `is_void`: replaced by a closed correction. */
export const VisitRowSchema = Type.Object({
  ...visitFields,
  works: CountSchema,
  open_lines: CountSchema,
  red: CountSchema,
  is_void: Type.Boolean(),
});
export type VisitRow = Static<typeof VisitRowSchema>;
/** `day_total`: soʻm without void visits. Null without `day` and for mechanics. */
export const VisitPageSchema = Type.Object({
  items: Type.Array(VisitRowSchema),
  next: CursorSchema,
  day_total: nullable(Type.Integer()),
});
export type VisitPage = Static<typeof VisitPageSchema>;

const limitFields = { until_date: nullable(DateSchema), until_mileage: nullable(CountSchema) };

/**
 * `guarantee`: of a closed visit that counts. `covered`: the newest running guarantee for this work or part of another
 * visit of the car that the reader may see; null in closed and cancelled visits.
 */
export const VisitLineSchema = Type.Object({
  id: IdSchema,
  ...lineFields,
  service: nullable(IdSchema),
  part: nullable(IdSchema),
  in_stock: nullable(CountSchema),
  ...decisionFields,
  worker: nullable(PersonRefSchema),
  is_done: Type.Boolean(),
  sums: nullable(SumsSchema),
  guarantee: nullable(Type.Object(limitFields)),
  covered: nullable(Type.Object({ visit: IdSchema, number: IdSchema, ...limitFields })),
});
export type VisitLine = Static<typeof VisitLineSchema>;

export const VisitFindingSchema = Type.Object({ id: IdSchema, ...findingFields, photos: Type.Array(PhotoSchema) });
export type VisitFinding = Static<typeof VisitFindingSchema>;

/**
 * `estimate`: version of the estimate. `garage_car`: null for staff who may not see the customer, because the id would
 * reveal a plate in the garage. `model`, `brand`: null if the catalogue no longer has the car's name.
 * `reason`: why a correction changes the car.
 */
export const VisitSchema = Type.Object({
  ...visitFields,
  language: Type.Enum(['ru', 'uz']),
  customer: nullable(IdSchema),
  garage_car: nullable(IdSchema),
  enquiry: nullable(IdSchema),
  booking: nullable(Type.Object({ id: IdSchema, reference: Type.String(), starts_at: TimeSchema })),
  note: Type.String(),
  vin: Type.String(),
  model: nullable(IdSchema),
  brand: nullable(IdSchema),
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
  reason: Type.String(),
  corrected_total: nullable(Type.Integer()),
  corrected_by: nullable(IdSchema),
  changed: nullable(Type.Object({ at: TimeSchema, by: PersonRefSchema })),
});
export type Visit = Static<typeof VisitSchema>;

/**
 * Lists visits in progress, unless `state`, `customer`, `day`, `over` or `q` is given. `day`: closed on that day in
 * Tashkent time. `stage`: of the visits in progress (contract/rules/visitStages.ts).
 * `late`: in progress and not ready by the promised time.
 * `over`: closed or cancelled. `mine`: assigned to the caller. `q`: mechanics search plate and reference only.
 */
export const VisitListQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ minLength: DESK_SEARCH_MIN_LENGTH, maxLength: DESK_SEARCH_MAX_LENGTH })),
  branch: Type.Optional(IdSchema),
  state: Type.Optional(VisitStateSchema),
  stage: Type.Optional(Type.Enum([...OPEN_VISIT_STAGES])),
  late: Type.Optional(Type.Enum(['yes'])),
  customer: Type.Optional(IdSchema),
  day: Type.Optional(DaySchema),
  over: Type.Optional(Type.Enum(['yes'])),
  mine: Type.Optional(Type.Enum(['yes'])),
  after: CursorQuerySchema,
});
export type VisitListQuery = Static<typeof VisitListQuerySchema>;

/** Running guarantee of a work or part; the earlier limit ends it, and both limits are covered. */
export const DeskGuaranteeSchema = Type.Object({
  visit: IdSchema,
  number: IdSchema,
  service: nullable(IdSchema),
  part: nullable(IdSchema),
  name: BothNamesSchema,
  ...limitFields,
});
export type DeskGuarantee = Static<typeof DeskGuaranteeSchema>;

/** `mileage`: by default that of the car's latest visit. */
export const GuaranteesQuerySchema = Type.Object({
  plate: filledTextSchema(PLATE_MAX_LENGTH),
  vin: Type.Optional(Type.String({ maxLength: VIN_MAX_LENGTH })),
  mileage: Type.Optional(MileageSchema),
});

/** Basis of the offer: the end of a booking, or the works of a visit or an enquiry. */
export const PromiseTimesQuerySchema = Type.Object({
  branch: IdSchema,
  booking: Type.Optional(IdSchema),
  enquiry: Type.Optional(IdSchema),
  visit: Type.Optional(IdSchema),
});
export type PromiseTimesQuery = Static<typeof PromiseTimesQuerySchema>;
/** `suggested`: when the work is expected to be done, one of `times`. All are in opening hours. */
export const PromiseTimesSchema = Type.Object({ suggested: nullable(TimeSchema), times: Type.Array(TimeSchema) });
export type PromiseTimes = Static<typeof PromiseTimesSchema>;

export const WorkersQuerySchema = Type.Object({ branch: IdSchema });
export const WorkersSchema = Type.Array(PersonRefSchema);

/** A null `id` with an unknown phone creates an account. */
export const VisitCarSchema = Type.Object({
  id: nullable(IdSchema),
  model: Type.Optional(IdSchema),
  year: Type.Optional(Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR })),
  plate: Type.Optional(filledTextSchema(PLATE_MAX_LENGTH)),
  vin: Type.Optional(Type.String({ maxLength: VIN_MAX_LENGTH })),
});

/**
 * Takes a bay now, until the visit is ready, closed or cancelled. Without `bay` the best free one; if none is free, the
 * car stays in the yard. A chosen `bay` that is not free gives 409 `no_room`.
 */
export const VisitPlaceSchema = Type.Object({ bay: Type.Optional(IdSchema) });
export type VisitPlace = Static<typeof VisitPlaceSchema>;

/**
 * `place`: absent for a car in the yard, or with a booking, whose bay it keeps.
 * Booked works, or the enquiry's service, become line items. `complaint` and `note`: by default those of the booking,
 * or the text of the enquiry. `mileage_seen` confirms an implausible mileage, which otherwise gives 409
 * `mileage_implausible`.
 */
export const NewVisitSchema = Type.Object({
  branch: IdSchema,
  enquiry: Type.Optional(IdSchema),
  booking: Type.Optional(IdSchema),
  place: Type.Optional(VisitPlaceSchema),
  phone: PhoneSchema,
  first_name: PersonNameSchema,
  last_name: Type.String({ maxLength: NAME_MAX_LENGTH }),
  language: Type.Enum(['ru', 'uz']),
  car: VisitCarSchema,
  complaint: Type.Optional(ComplaintSchema),
  note: Type.Optional(NoteSchema),
  mileage: MileageSchema,
  mileage_seen: Type.Optional(Type.Boolean()),
  promised_at: Type.Optional(TimeSchema),
});
export type NewVisit = Static<typeof NewVisitSchema>;

/**
 * `phone`: moves the visit to the customer with that phone and ends the former customer's links and answers.
 * A correction of a closed visit changes only the car (`plate`, `vin`, `model`, `year`) and needs a `reason`.
 * `promised_at`: in the future and in opening hours; null withdraws the promise. Notifies the customer.
 */
export const VisitChangeSchema = Type.Object({
  phone: Type.Optional(PhoneSchema),
  name: Type.Optional(filledTextSchema(VISIT_NAME_MAX_LENGTH)),
  plate: Type.Optional(filledTextSchema(PLATE_MAX_LENGTH)),
  vin: Type.Optional(Type.String({ maxLength: VIN_MAX_LENGTH })),
  model: Type.Optional(IdSchema),
  year: Type.Optional(Type.Integer({ minimum: CAR_MIN_YEAR, maximum: CAR_MAX_YEAR })),
  reason: Type.Optional(filledTextSchema(CORRECTION_REASON_MAX_LENGTH)),
  promised_at: Type.Optional(nullable(TimeSchema)),
  state: Type.Optional(Type.Enum(['open', 'in_work', 'ready', 'cancelled'])),
  mileage: Type.Optional(MileageSchema),
  mileage_seen: Type.Optional(Type.Boolean()),
  discount: Type.Optional(nullable(DiscountSchema)),
  worker: Type.Optional(nullable(IdSchema)),
  language: Type.Optional(Type.Enum(['ru', 'uz'])),
  complaint: Type.Optional(ComplaintSchema),
  note: Type.Optional(NoteSchema),
});
export type VisitChange = Static<typeof VisitChangeSchema>;

export const NewLineSchema = Type.Object({
  kind: lineFields.kind,
  service: Type.Optional(IdSchema),
  part: Type.Optional(IdSchema),
  name: Type.Optional(lineFields.name),
  quantity: Type.Optional(lineFields.quantity),
  price: Type.Optional(lineFields.price),
  discount: Type.Optional(lineFields.discount),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
});
export type NewLine = Static<typeof NewLineSchema>;

/** Mechanics change only `worker` and `is_done`, which do not affect the estimate. */
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

/** Decisions that the customer made at the counter or by phone. Null resets one until work begins. */
export const StaffDecisionsSchema = Type.Object({
  estimate: Type.Integer({ minimum: 1 }),
  decisions: Type.Array(Type.Object({ line: IdSchema, decision: nullable(Type.Enum([...LINE_DECISIONS])) }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type StaffDecisions = Static<typeof StaffDecisionsSchema>;

/**
 * `address`: additional link to show at the counter; its answers count as recorded by staff.
 * The customer's own link is never returned.
 */
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

export const deskVisitsCalls = {
  listVisits: {
    ...read,
    path: '/visits',
    summary: 'Lists visits, newest first',
    query: VisitListQuerySchema,
    reply: { 200: VisitPageSchema },
  },
  listWorkers: {
    ...read,
    path: '/workers',
    summary: 'Lists possible assignees at a branch: mechanics, counter staff and owners',
    query: WorkersQuerySchema,
    reply: { 200: WorkersSchema },
    reads: ['Staff'],
  },
  listGuarantees: {
    ...read,
    path: '/guarantees',
    summary: 'Lists the running guarantees of a car by its plate, of visits that the caller may see',
    query: GuaranteesQuerySchema,
    reply: { 200: Type.Array(DeskGuaranteeSchema) },
  },
  listPromiseTimes: {
    ...read,
    access: 'change visits',
    path: '/promises',
    summary: 'Lists times that can be promised to a customer',
    query: PromiseTimesQuerySchema,
    reply: { 200: PromiseTimesSchema },
  },
  readVisit: {
    ...read,
    path: '/visits/:id',
    summary: 'Returns a visit with all its data',
    params: IdParamsSchema,
    reply: { 200: VisitSchema },
  },
  beginVisit: {
    host: 'desk',
    method: 'POST',
    access: 'change visits',
    path: '/visits',
    summary: 'Receives a car: finds or creates its customer and car',
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
    summary:
      'Changes the state, promised time, person, car, mileage, discount, assignee, language, complaint or note of a visit',
    body: VisitChangeSchema,
    changes: ['Visit', 'Customer', 'Booking', 'Task', 'Audit'],
  },
  addVisitLine: {
    ...change,
    method: 'POST',
    access: 'change visits',
    path: '/visits/:id/lines',
    summary: 'Adds a work, a part or a free line item',
    body: NewLineSchema,
  },
  changeVisitLine: {
    ...changeThing,
    method: 'PATCH',
    access: 'work on visits',
    path: '/visits/:id/lines/:thing',
    summary: 'Changes a line item; another sum resets the customer’s decision',
    body: LineChangeSchema,
  },
  removeVisitLine: {
    ...changeThing,
    method: 'DELETE',
    access: 'change visits',
    path: '/visits/:id/lines/:thing',
    summary: 'Removes a line item of a visit',
  },
  addVisitFinding: {
    ...change,
    method: 'POST',
    access: 'work on visits',
    path: '/visits/:id/findings',
    summary: 'Adds a finding: green, yellow or red',
    body: NewFindingSchema,
  },
  changeVisitFinding: {
    ...changeThing,
    method: 'PATCH',
    access: 'work on visits',
    path: '/visits/:id/findings/:thing',
    summary: 'Changes a finding of a visit',
    body: FindingChangeSchema,
  },
  removeVisitFinding: {
    ...changeThing,
    method: 'DELETE',
    access: 'work on visits',
    path: '/visits/:id/findings/:thing',
    summary: 'Removes a finding of a visit',
  },
  addVisitPhoto: {
    ...change,
    method: 'POST',
    access: 'work on visits',
    path: '/visits/:id/photos',
    summary: 'Adds a photo of the visit or of a finding; the body is the file, whose metadata is removed',
    query: PhotoQuerySchema,
    raw: 'upload',
  },
  removeVisitPhoto: {
    ...changeThing,
    method: 'DELETE',
    access: 'work on visits',
    path: '/visits/:id/photos/:thing',
    summary: 'Removes a photo of a visit',
  },
  readVisitPhoto: {
    host: 'desk',
    method: 'GET',
    access: 'read visits',
    path: '/visits/:id/photos/:thing',
    summary: 'Returns a photo; `size=small`: at most 320 pixels a side',
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
    summary: 'Sends the customer a link to the current estimate',
    reply: { 200: SentEstimateSchema },
  },
  decideEstimate: {
    ...change,
    method: 'POST',
    access: 'change visits',
    path: '/visits/:id/decisions',
    summary: 'Records or resets the customer’s decisions on line items',
    body: StaffDecisionsSchema,
  },
  printVisit: {
    host: 'desk',
    method: 'GET',
    access: 'read visits',
    path: '/visits/:id/papers/:paper',
    summary:
      'Returns an estimate, a work order or an act as PDF in the customer’s language; mechanics get the order without prices',
    params: Type.Object({ id: IdSchema, paper: Type.Enum([...VISIT_PAPERS]) }),
    raw: 'file',
    reply: { 200: Type.String() },
  },
  closeVisit: {
    ...change,
    method: 'POST',
    access: 'close visits',
    path: '/visits/:id/closing',
    summary:
      'Closes the visit permanently; 409 `stock_short` with `more: { lines: { line, in_stock }[] }` if parts are missing',
    changes: ['Visit', 'Audit', 'Stock', 'Customer'],
  },
  correctVisit: {
    ...change,
    method: 'POST',
    access: 'correct visits',
    path: '/visits/:id/corrections',
    summary:
      'Creates a correction of a closed visit with the same line items, of which only differences move stock; 409 `visit_corrected` if there is one already',
  },
} as const satisfies Record<string, DeskCall>;
