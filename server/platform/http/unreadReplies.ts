import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const MAX_UNANSWERED = 16;
const MAX_UNREAD = 1024 * 1024;

/**
 * Disconnects clients that do not read their replies, which would fill the memory.
 * Node ignores the first idle period of a large write, so the timeout is halved.
 */
export const unreadReplies = fp(
  async (app: FastifyInstance) => {
    const idleMs = app.config.timeouts.connection * 1000;
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
      if (socket.destroyed) reply.hijack();
    });
    app.addHook('onSend', async ({ raw: { socket } }) => {
      if (socket instanceof Socket) socket.setTimeout(idleMs / 2);
    });
  },
  { name: 'unreadReplies' },
);
