import type { FastifyInstance } from 'fastify';
import { eventsCalls } from '../../../contract/desk/events';
import { registerDeskCall } from '../register';

export async function eventRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, eventsCalls.events).handledBy(async ({ headers, query, reply, me }) => {
    const after = headers['last-event-id'] ?? query.after;
    await app.deskEvents.open(reply, me, after === undefined ? null : Number(after));
    return '';
  });
}
