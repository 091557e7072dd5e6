import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clockSkew } from '../db/clock';
import { ApiFailure, sendFailure } from './errors';

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

/** How far this server's clock may be from the database's: sessions, codes and reminders go by one time for all processes. */
const MAX_SKEW_MS = 60_000;

/**
 * /healthz: the process answers. /readyz: so does its database, by the same clock, and no stop has begun; a balancer sends visitors only then. The API of another server that is
 * down leaves it ready, `degraded`: every process of ours misses it alike, and cached pages are still served. With `?exclude=database`, as Kubernetes
 * names it, that holds for the database too: a balancer that asks so shuts nobody out in an outage.
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
