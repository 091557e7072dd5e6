import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
// Its successor, @prometheus-io/client, needs Node 22.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { cacheMetrics } from '../cache/metrics';
import type { Config } from '../config';
import { ApiFailure, sendFailure } from '../http/errors';
import { isFromThisMachine } from '../thisMachine';
import { databaseMetrics } from './database';
import { createRequestMetrics } from './requests';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/**
 * `app.metrics`: figures of one's own are made with `registers: [app.metrics.registry]`, those that are read off something with
 * `collect`. Labels take values of a short list only, never a person's, an address's or a path's.
 */
export interface Metrics {
  registry: Registry;
  /** Shows a cache under this name. */
  watchCache: ReturnType<typeof cacheMetrics>;
}

/** `app.metrics`, the figures of requests and database, and all of them at /metrics in Prometheus's format. */
export const metrics = fp(
  async (app: FastifyInstance) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    app.decorate('metrics', { registry, watchCache: cacheMetrics(registry) });
    databaseMetrics(registry, app);
    createRequestMetrics(registry, app);

    const mayRead = readers(app.config);
    // Quiet and uncompressed: it is asked for every few seconds by one reader nearby.
    app.get('/metrics', { compress: false, config: { quiet: true } }, async (request, reply) => {
      if (!mayRead(request)) return sendFailure(new ApiFailure(404, 'not_found'), request, reply);
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['language', 'errors'] },
);

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whoever has the token. Programs on this very machine too, unless a proxy is known to stand in front of it or the demo is open to all:
 * everything then comes from this machine, and a proxy that adds no header of its own looks like a program.
 */
function readers({ metricsToken, trustProxy, publicDemo }: Config): (request: FastifyRequest) => boolean {
  const wanted = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  const byTokenOnly = trustProxy !== 0 || publicDemo;
  return (request) => {
    // Digests have one length and tell nothing by how long comparing them takes.
    if (wanted && timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return true;
    return !byTokenOnly && isFromThisMachine(request);
  };
}
