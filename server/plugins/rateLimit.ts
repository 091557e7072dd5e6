import limiter from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './errors';
import { isInProcess } from './inProcess';
import { lineOf } from './networkOf';

/** Calls an address may make (settings RATE_LIMIT_…); the page renderer's own calls are not counted. */
export const rateLimit = fp(
  async (app: FastifyInstance) => {
    const { max, requestsMax, codesMax, signInMax } = app.config.rateLimit;
    const narrower = { requests: requestsMax, codes: codesMax, signIn: signInMax };
    // Before the limiter is registered: its own hook reads what this one writes.
    app.addHook('onRoute', (route) => {
      const limit = route.config?.limit;
      if (!limit || !route.config) return;
      route.config.rateLimit = { ...route.config.rateLimit, max: narrower[limit], timeWindow: '10 minutes' };
    });
    await app.register(limiter, {
      max,
      timeWindow: '1 minute',
      cache: 20_000,
      allowList: isInProcess,
      keyGenerator: lineOf,
      errorResponseBuilder: (_request, { ttl }) => new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 }),
    });
  },
  { name: 'rateLimit', dependencies: ['errors'] },
);
