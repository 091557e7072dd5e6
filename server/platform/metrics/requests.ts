import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { isInProcess } from '../http/network';

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
export function createRequestMetrics(registry: Registry, app: FastifyInstance): void {
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
