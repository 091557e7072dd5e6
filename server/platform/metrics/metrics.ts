import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { cacheMetrics } from '../cache/metrics';
import type { Config } from '../config';
import { ApiFailure, sendFailure } from '../http/errors';
import { isInProcess } from '../http/network';
import { isLocalRequest } from '../localRequest';
import { databaseMetrics } from './database';

declare module 'fastify' {
  interface FastifyRequest {
    pageRoute: string | null;
  }
}

const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);

/** Seconds. A cached page takes 1 ms, a rendered page 10 ms, with a slow API almost 1 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const routeOf = ({ pageRoute, routeOptions }: FastifyRequest) => pageRoute ?? routeOptions.url ?? 'unknown';

/** Excluded from durations: an event stream lasts as long as its subscriber. */
const isStream = ({ raw }: FastifyReply) => String(raw.getHeader('content-type')).startsWith('text/event-stream');

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
    help: 'Calls refused with 429, by limit',
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

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Labels must have low cardinality: never persons, addresses or paths. */
interface Metrics {
  registry: Registry;
  watchCache: ReturnType<typeof cacheMetrics>;
}

export const metrics = fp(
  async (app: FastifyInstance) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    app.decorate('metrics', { registry, watchCache: cacheMetrics(registry) });
    databaseMetrics(registry, app);
    createRequestMetrics(registry, app);

    const mayRead = accessCheck(app.config);
    // Neither compressed nor logged, because Prometheus scrapes it every few seconds.
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

/** Behind a proxy and in a public demo all requests seem local, so a token is required. */
function accessCheck({ metricsToken, trustProxy, publicDemo }: Config): (request: FastifyRequest) => boolean {
  const wanted = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  const isTokenRequired = trustProxy !== 0 || publicDemo;
  return (request) => {
    // Hashed, because timingSafeEqual requires equal lengths.
    if (wanted && timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) return true;
    return !isTokenRequired && isLocalRequest(request);
  };
}
