import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { DateSchema, IdParamsSchema, IdSchema, nullable, sureListSchema } from './common';
import { FINDING_LEVELS, LINE_KINDS } from './visits/limits';
import { MileageSchema, type Photo, PhotoSchema, SumsSchema } from './visits/parts';

export { type Photo, PhotoSchema, SumsSchema };
export type Sums = Static<typeof SumsSchema>;

const CountSchema = Type.Integer({ minimum: 0 });
const TimeSchema = Type.String({ format: 'date-time' });

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
