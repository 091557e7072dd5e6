import limiter from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { CallLimit } from '#contract/call';
import { type CountCall, NARROW_WINDOW_MS } from '../limits/limitCounts';
import { type Counted, WindowCounts } from '../limits/windowCounts';

import { ApiFailure } from './errors';
import { isInProcess, networkKey } from './network';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: CallLimit;
  }
}

const MINUTE_MS = 60_000;
/** Error reports in 10 minutes; a page sends at most five. */
const REPORTS_MAX = 30;
/** Status lookups in 10 minutes; guessing the digits of a phone needs thousands. */
const TRACKING_MAX = 60;
/** Holds and bookings in 10 minutes; hoarding slots needs hundreds. */
const BOOKINGS_MAX = 60;
/** Page views in 10 minutes; a whole office may share an address. */
const VIEWS_MAX = 1_000;

/**
 * Counts calls with a `limit` across all processes and other calls per process. Calls of the page renderer are exempt.
 */
export const rateLimit = fp(
  async (app: FastifyInstance) => {
    const { max, requestsMax, codesMax, signInMax } = app.config.rateLimit;
    const routeLimits = {
      enquiries: requestsMax,
      tracking: TRACKING_MAX,
      codes: codesMax,
      signIn: signInMax,
      reports: REPORTS_MAX,
      views: VIEWS_MAX,
      bookings: BOOKINGS_MAX,
    };
    // Registered before the limiter, whose hook reads this value.
    app.addHook('onRoute', (route) => {
      const limit = route.config?.limit;
      if (!limit || !route.config) return;
      route.config.rateLimit = { ...route.config.rateLimit, max: routeLimits[limit], timeWindow: NARROW_WINDOW_MS };
    });
    await app.register(limiter, {
      max,
      timeWindow: MINUTE_MS,
      store: storeWith(app.countCall),
      allowList: isInProcess,
      keyGenerator: networkKey,
      errorResponseBuilder: (_request, { ttl }) => new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 }),
    });
  },
  { name: 'rateLimit', dependencies: ['errors', 'limitCounts'] },
);

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void;
type Add = (address: string, max: number) => Counted | Promise<Counted>;

/** The limiter creates one store for all routes, and a child for each route with its own limit. */
const storeWith = (countCall: CountCall) =>
  class Store {
    private readonly add: Add;

    constructor(_options: unknown, add?: Add) {
      const counts = new WindowCounts(MINUTE_MS);
      this.add = add ?? ((address) => counts.add(address));
    }

    incr(address: string, done: Done, _windowMs: number, max: number): void {
      Promise.resolve(this.add(address, max)).then(
        ({ count, ttl }) => done(null, { current: count, ttl }),
        (error: Error) => done(error),
      );
    }

    // The limiter passes `routeInfo`, which its types do not declare.
    child(options: object & { routeInfo?: RouteOptions }): Store {
      const limit = counterName(options.routeInfo);
      return new Store(options, (address, max) => countCall(limit, address, max));
    }
  };

/** Each sign-in step has its own counter. JSON calls and HTML forms share a counter. */
const counterName = (route: RouteOptions | undefined): string => {
  const limit = route?.config?.limit;
  return limit === 'enquiries' || limit === 'codes' ? limit : `${[route?.method].flat().join(' ')} ${route?.url}`;
};
