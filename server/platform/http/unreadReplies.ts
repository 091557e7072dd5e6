import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Requests of one connection without their replies. Browsers and proxies send one after the other. */
const MAX_UNANSWERED = 16;
/** Bytes of replies that a connection has not taken when it asks again. */
const MAX_UNREAD = 1024 * 1024;

/**
 * Ends connections that ask and do not read: each reply would wait in memory. Node takes the first period without progress of a large write for progress, so a
 * reply is sent with half of the time that a connection may be still. The next request gets the whole time again from Node.
 */
export const unreadReplies = fp(
  async (app: FastifyInstance) => {
    const stillMs = app.config.timeouts.connection * 1000;
    const unanswered = new WeakMap<Socket, number>();
    const count = (socket: Socket, change: number): number => {
      const now = (unanswered.get(socket) ?? 0) + change;
      unanswered.set(socket, now);
      return now;
    };
    app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
      if (!(socket instanceof Socket)) return;
      const open = count(socket, 1);
      reply.raw.once('close', () => count(socket, -1));
      if (open > MAX_UNANSWERED || socket.writableLength > MAX_UNREAD) socket.destroy();
      // Requests that came in the same packet are still handed over.
      if (socket.destroyed) reply.hijack();
    });
    app.addHook('onSend', async ({ raw: { socket } }) => {
      if (socket instanceof Socket) socket.setTimeout(stillMs / 2);
    });
  },
  { name: 'unreadReplies' },
);
