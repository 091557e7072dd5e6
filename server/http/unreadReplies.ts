import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Requests of one connection without their replies. Browsers and proxies send one after the other. */
const MAX_UNANSWERED = 16;
/** Bytes of replies that a connection has not taken when it asks again. */
const MAX_UNREAD = 1024 * 1024;

/** Ends connections that ask and do not read: each reply would wait in memory. */
export const unreadReplies = fp(
  async (app: FastifyInstance) => {
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
  },
  { name: 'unreadReplies' },
);
