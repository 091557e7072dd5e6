import { Type } from 'typebox';
import { IdParamsSchema, IdSchema } from '../common';
import { IdempotencyHeadersSchema } from '../enquiries';
import type { DeskCall } from './call';
import { IfMatchSchema } from './common';
import {
  FindingChangeSchema,
  LineChangeSchema,
  NewFindingSchema,
  NewLineSchema,
  NewVisitSchema,
  SentEstimateSchema,
  StaffDecisionsSchema,
  VisitChangeSchema,
  VisitListQuerySchema,
  VisitPageSchema,
  VisitSchema,
  WorkersQuerySchema,
  WorkersSchema,
} from './visit';

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
export const visitsCalls = {
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
