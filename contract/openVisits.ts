import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { IdSchema, nullable, sureListSchema } from './common';
import { OPEN_VISIT_STATES } from './visits/limits';

const TimeSchema = Type.String({ format: 'date-time' });

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
