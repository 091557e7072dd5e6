import type { SESSION_STAGES } from '../../contract/desk/limits';
import type { DeskAccess, StaffRole } from '../../contract/desk/permissions';
import type { DeskEvents } from './events/events';
import type { Scope } from './scope';

/** Who asks, as the session's cookie says. */
export type SignedIn = {
  sessionId: number;
  stage: (typeof SESSION_STAGES)[number];
  id: number;
  name: string;
  phone: string;
  role: StaffRole;
  hasTotp: boolean;
  /** What they may see of what belongs to a branch. */
  scope: Scope;
};

declare module 'fastify' {
  interface FastifyInstance {
    deskEvents: DeskEvents;
  }
  interface FastifyRequest {
    /** Who is signed in at the desk, on its routes alone; null: nobody. */
    staff: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** A call of the desk: what it asks of its caller (contract/desk/permissions.ts). */
    desk?: DeskAccess;
  }
}
