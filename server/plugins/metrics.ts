import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
// Its successor, @prometheus-io/client, needs Node 22.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { cacheMetrics } from '../metrics/caches';
import { databaseMetrics } from '../metrics/database';
import { createRequestMetrics } from '../metrics/requests';
import { smsMetrics } from '../metrics/sms';
import { ApiFailure, sendFailure } from './errors';

/** What stands in front of the server adds one of them: such a request comes from anywhere, whatever its socket says. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A page of a foreign site that had its own name resolved to this machine would come by that name. */
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

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
    smsMetrics(registry, app);
    createRequestMetrics(registry, app);

    const mayRead = readers(app.config.metricsToken);
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

/** Whoever has the token, and programs on this very machine that came here without a proxy. */
function readers(token: string | null): (request: FastifyRequest) => boolean {
  const wanted = token === null ? null : digest(`Bearer ${token}`);
  return ({ headers, raw }) => {
    // Digests have one length and tell nothing by how long comparing them takes.
    if (wanted && timingSafeEqual(digest(headers.authorization ?? ''), wanted)) return true;
    if (FORWARDING.some((name) => headers[name] !== undefined)) return false;
    return LOOPBACK.test(raw.socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
  };
}
