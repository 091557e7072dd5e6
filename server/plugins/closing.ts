import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * While the server closes, a reply also ends its connection. Fastify does so only for requests that arrive after `close`;
 * one that was already running would keep its connection alive, and the process with it, for more than a minute.
 */
export const closing = fp(
  async (app: FastifyInstance) => {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isClosing) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
