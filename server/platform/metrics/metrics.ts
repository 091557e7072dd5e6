import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { cacheMetrics } from '../cache/metrics';
import type { Config } from '../config';
import { ApiFailure, sendFailure } from '../http/errors';
import { isInProcess } from '../http/network';
import { isFromThisMachine } from '../thisMachine';
import { databaseMetrics } from './database';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was sent, for /metrics; null for anything that is no page. */
    pageRoute: string | null;
  }
}

const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** Seconds: a cached page takes a millisecond, a rendered one ten, a page of a slow API most of a second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The pattern of a route, of a page the site's own; whatever nothing takes shares one name. */
const routeOf = ({ pageRoute, routeOptions }: FastifyRequest) => pageRoute ?? routeOptions.url ?? 'unknown';

/** It lasts as long as somebody listens. */
const isStream = ({ raw }: FastifyReply) => String(raw.getHeader('content-type')).startsWith('text/event-stream');

/** Requests and their durations; the page renderer's own calls are none. */
function createRequestMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'yolda_http_request_duration_seconds',
    help: 'Requests by route pattern, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'yolda_rate_limit_refusals_total',
    help: 'Calls refused with 429, by the limit that they met',
    labelNames: ['limit'],
    registers,
  });
  for (const limit of ['all', 'enquiries', 'codes', 'signIn', 'reports']) refusals.inc({ limit }, 0);
  app.decorateRequest('pageRoute', null);
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess(request) && !isStream(reply)) {
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      durations.observe({ route: routeOf(request), method, status }, reply.elapsedTime / 1000);
      if (reply.statusCode === 429) refusals.inc({ limit: request.routeOptions.config.limit ?? 'all' });
    }
    done();
  });
}

// Its successor, @prometheus-io/client, needs Node 22.

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/**
 * `app.metrics`: figures of one's own are made with `registers: [app.metrics.registry]`, those that are read off something with
 * `collect`. Labels take values of a short list only, never a person's, an address's or a path's.
 */
interface Metrics {
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
