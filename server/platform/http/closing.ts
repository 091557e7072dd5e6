import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process is about to end: /readyz says no, and replies end their connections. */
    drain(): void;
    isDraining(): boolean;
  }
}

/**
 * From `app.drain()` on every reply also ends its connection, so that whoever comes again comes to another process: kept alive, a
 * connection would still have requests on their way when it is cut. `app.isDraining()` is for /readyz.
 */
export const closing = fp(
  async (app: FastifyInstance) => {
    let isDraining = false;
    const drain = () => {
      isDraining = true;
    };
    app.decorate('drain', drain);
    app.decorate('isDraining', () => isDraining);
    app.addHook('preClose', async () => drain());
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isDraining) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
