import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clockSkew } from '../db/clock';
import { ApiFailure, sendFailure } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    drain(): void;
    isDraining(): boolean;
  }
}

/** Each reply closes its connection, so that clients move to another process before connections are cut. */
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

/** Sessions, codes and reminders of all processes share one time. */
const MAX_SKEW_MS = 60_000;

/**
 * A remote API that is down gives `degraded` but ready, because all processes share it and cached pages work.
 * `?exclude=database` (Kubernetes convention) treats the database alike.
 */
export async function health(app: FastifyInstance): Promise<void> {
  const quiet = { config: { quiet: true } };
  app.get('/healthz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get<{ Querystring: { exclude?: string | string[] } }>('/readyz', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isDraining()) return sendFailure(new ApiFailure(503, 'unavailable'), request, reply);
    const isNeeded = ![request.query.exclude].flat().includes('database');
    const skew = isNeeded ? await clockSkew(app.db) : 0;
    if (skew === null) throw new ApiFailure(503, 'unavailable');
    if (Math.abs(skew) > MAX_SKEW_MS) {
      request.log.error({ skewSeconds: Math.round(skew / 1000) }, 'The clock of this server is wrong');
      return sendFailure(new ApiFailure(503, 'unavailable'), request, reply);
    }
    const remotes = [...app.remoteApis.values()];
    await Promise.all(remotes.map((remote) => remote.probe()));
    const down = remotes.filter(({ isUp }) => !isUp).map(({ part }) => part);
    return down.length === 0 ? { status: 'ready' } : { status: 'degraded', down };
  });
}
