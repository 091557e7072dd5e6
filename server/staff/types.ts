import type { DeskAccess } from '../../contract/desk/permissions';
import type { DeskEvents } from './events/events';
import type { SignedIn } from './signedIn';

declare module 'fastify' {
  interface FastifyInstance {
    deskEvents: DeskEvents;
  }
  interface FastifyRequest {
    /** Who is signed in at the desk, on its routes alone; null: nobody. */
    staff: SignedIn | null;
    /** The body of an upload; null: nothing was sent. */
    upload: Buffer | null;
  }
  interface FastifyContextConfig {
    /** A call of the desk: what it asks of its caller (contract/desk/permissions.ts). */
    desk?: DeskAccess;
  }
}
