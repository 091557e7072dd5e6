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

/** While draining, each reply closes its connection, so that clients reconnect to another process. */
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

/** Maximum clock skew. More would break sessions, SMS codes and reminders, which all processes share. */
const MAX_SKEW_MS = 60_000;

/**
 * If a remote API is down, /readyz replies 200 `degraded`, because all processes share the API and cached pages work.
 * `?exclude=database` (Kubernetes convention) does the same for an outage of the database.
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
