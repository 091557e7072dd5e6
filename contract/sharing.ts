import { type Static, Type } from 'typebox';
import type { Call } from './call';
import {
  CountSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  IdSchema,
  nullable,
  sureListSchema,
  TimeSchema,
  TokenParamsSchema,
} from './common';
import { SHARE_DAYS } from './rules/visits';
import { MileageSchema } from './visits';

/** `opened`: sum of the distinct readers of each day. */
export const HistoryShareSchema = Type.Object({
  id: IdSchema,
  car_id: IdSchema,
  car: Type.String(),
  created_at: TimeSchema,
  expires_at: TimeSchema,
  ended_at: nullable(TimeSchema),
  opened: CountSchema,
});
export type HistoryShare = Static<typeof HistoryShareSchema>;

export const NewHistoryShareSchema = Type.Object({ car: IdSchema, days: Type.Enum([...SHARE_DAYS]) });
export type NewHistoryShare = Static<typeof NewHistoryShareSchema>;

export const HistoryShareMadeSchema = Type.Object({ share: HistoryShareSchema, token: Type.String({ minLength: 1 }) });
export type HistoryShareMade = Static<typeof HistoryShareMadeSchema>;

/** Contains no prices and no personal data. Works and parts without a catalogue name are only counted. */
export const SharedVisitSchema = Type.Object({
  closed_at: TimeSchema,
  branch: Type.String(),
  mileage: MileageSchema,
  works: Type.Array(Type.String()),
  parts: Type.Array(Type.String()),
  other_works: CountSchema,
  other_parts: CountSchema,
  other_lines: CountSchema,
});
export type SharedVisit = Static<typeof SharedVisitSchema>;

export const SharedHistorySchema = Type.Object({
  car: Type.String(),
  year: CountSchema,
  plate: Type.String(),
  expires_at: TimeSchema,
  visits: Type.Array(SharedVisitSchema),
  other_car_visits: CountSchema,
});
export type SharedHistory = Static<typeof SharedHistorySchema>;

/**
 * `offered`: the buyer must accept. `accepted`: the seller must confirm. `buyer`: first name, for the seller only.
 * `is_other_car`: the buyer's car differs from the car of the visits.
 */
export const HandoverSchema = Type.Object({
  id: IdSchema,
  state: Type.Enum(['offered', 'accepted', 'confirmed', 'withdrawn', 'expired']),
  is_seller: Type.Boolean(),
  car: Type.String(),
  year: CountSchema,
  buyer: Type.String(),
  buyer_car: Type.String(),
  is_other_car: Type.Boolean(),
  other_cars: Type.Array(IdSchema),
  visits: CountSchema,
  created_at: TimeSchema,
  expires_at: TimeSchema,
});
export type Handover = Static<typeof HandoverSchema>;

export const NewHandoverSchema = Type.Object({ car: IdSchema });
export type NewHandover = Static<typeof NewHandoverSchema>;
export const HandoverMadeSchema = Type.Object({ handover: HandoverSchema, token: Type.String({ minLength: 1 }) });
export type HandoverMade = Static<typeof HandoverMadeSchema>;

export const HandoverAcceptanceSchema = Type.Object({ car: IdSchema });
export type HandoverAcceptance = Static<typeof HandoverAcceptanceSchema>;

const own = { host: 'main', private: true } as const;

export const sharingCalls = {
  historyShares: {
    ...own,
    method: 'GET',
    path: '/authentication/history-shares',
    summary: 'Lists links to the history of the signed-in customer’s cars, newest first',
    reply: { 200: sureListSchema(HistoryShareSchema) },
  },
  shareHistory: {
    ...own,
    method: 'POST',
    path: '/authentication/history-shares',
    summary: 'Creates a public link to the history of a car; idempotent by key',
    headers: IdempotencyHeadersSchema,
    body: NewHistoryShareSchema,
    reply: { 201: HistoryShareMadeSchema },
  },
  endHistoryShare: {
    ...own,
    method: 'DELETE',
    path: '/authentication/history-shares/:id',
    summary: 'Revokes a link to a history at once',
    params: IdParamsSchema,
    reply: { 204: null },
  },
  sharedHistory: {
    host: 'main',
    method: 'GET',
    path: '/main/shared-history/:token',
    summary: 'Returns works and mileage of a shared car; 404 if the link is revoked or unknown',
    limit: 'tracking',
    params: TokenParamsSchema,
    reply: { 200: SharedHistorySchema },
  },
  handovers: {
    ...own,
    method: 'GET',
    path: '/authentication/handovers',
    summary: 'Lists handovers that the signed-in customer offers, accepts or has opened, newest first',
    reply: { 200: sureListSchema(HandoverSchema) },
  },
  offerHandover: {
    ...own,
    method: 'POST',
    path: '/authentication/handovers',
    summary:
      'Offers the history of a car to its buyer and withdraws an earlier offer; 409 `handover_done` if all visits are handed over',
    body: NewHandoverSchema,
    reply: { 201: HandoverMadeSchema },
  },
  offeredHandover: {
    ...own,
    method: 'GET',
    path: '/authentication/handovers/:token',
    summary: 'Returns an offer by its link and adds it to the reader’s handovers',
    params: TokenParamsSchema,
    reply: { 200: HandoverSchema },
  },
  acceptHandover: {
    ...own,
    method: 'POST',
    path: '/authentication/handovers/:token/acceptance',
    summary: 'Accepts an offer for a car of the buyer’s garage; the seller still has to confirm',
    params: TokenParamsSchema,
    body: HandoverAcceptanceSchema,
    reply: { 200: HandoverSchema },
  },
  acceptOpenedHandover: {
    ...own,
    method: 'PUT',
    path: '/authentication/handovers/:id/acceptance',
    summary: 'Accepts an offer whose link the customer has opened before',
    params: IdParamsSchema,
    body: HandoverAcceptanceSchema,
    reply: { 200: HandoverSchema },
  },
  confirmHandover: {
    ...own,
    method: 'PUT',
    path: '/authentication/handovers/:id/confirmation',
    summary: 'Confirms the buyer, who can then read the visits as well',
    params: IdParamsSchema,
    reply: { 200: HandoverSchema },
  },
  withdrawHandover: {
    ...own,
    method: 'DELETE',
    path: '/authentication/handovers/:id',
    summary: 'Withdraws a handover before confirmation, by seller or buyer; removes it for another reader',
    params: IdParamsSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;
