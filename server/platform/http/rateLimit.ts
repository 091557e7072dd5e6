import limiter from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { CallLimit } from '#contract/call';
import { type CountCall, NARROW_WINDOW_MS } from '../limits/limitCounts';
import { type Counted, WindowCounts } from '../limits/windowCounts';

import { ApiFailure } from './errors';
import { isInProcess, lineOf } from './network';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What writes a row for anyone, sends an SMS or tries a secret has a limit of its own. */
    limit?: CallLimit;
  }
}

const MINUTE_MS = 60_000;
/** Reports of browser errors from one address in 10 minutes: a page sends five at most. */
const REPORTS_MAX = 30;
/** Questions how an enquiry stands: who guesses at a phone's end needs thousands. */
const TRACKING_MAX = 60;
/** Holds and bookings: who changes their mind takes some, who hoards times needs hundreds. */
const BOOKINGS_MAX = 60;
/** Views of pages and photographs likewise: behind one address may be a whole office. */
const VIEWS_MAX = 1_000;

/**
 * Calls an address may make (settings RATE_LIMIT_…); the page renderer's own calls are not counted. How many calls there are is counted
 * in each process, whose processor they cost; what sends an SMS, stores a request or tries a secret is counted over all of them.
 */
export const rateLimit = fp(
  async (app: FastifyInstance) => {
    const { max, requestsMax, codesMax, signInMax } = app.config.rateLimit;
    const narrower = {
      enquiries: requestsMax,
      tracking: TRACKING_MAX,
      codes: codesMax,
      signIn: signInMax,
      reports: REPORTS_MAX,
      views: VIEWS_MAX,
      bookings: BOOKINGS_MAX,
    };
    // Before the limiter is registered: its own hook reads what this one writes.
    app.addHook('onRoute', (route) => {
      const limit = route.config?.limit;
      if (!limit || !route.config) return;
      route.config.rateLimit = { ...route.config.rateLimit, max: narrower[limit], timeWindow: NARROW_WINDOW_MS };
    });
    await app.register(limiter, {
      max,
      timeWindow: MINUTE_MS,
      store: storeWith(app.countCall),
      allowList: isInProcess,
      keyGenerator: lineOf,
      errorResponseBuilder: (_request, { ttl }) => new ApiFailure(429, 'too_many_requests', { retryAfter: ttl / 1000 }),
    });
  },
  { name: 'rateLimit', dependencies: ['errors', 'limitCounts'] },
);

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void;
type Add = (address: string, max: number) => Counted | Promise<Counted>;

/** The limiter makes one of these for everything, and of it one for each route with a limit of its own. */
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

    // The route is there, though the limiter's types name only its options.
    child(options: object & { routeInfo?: RouteOptions }): Store {
      const limit = nameOf(options.routeInfo);
      return new Store(options, (address, max) => countCall(limit, address, max));
    }
  };

/** Each step of signing in has a count of its own. A request is a request, whether a script sends it or a form. */
const nameOf = (route: RouteOptions | undefined): string => {
  const limit = route?.config?.limit;
  return limit === 'enquiries' || limit === 'codes' ? limit : `${[route?.method].flat().join(' ')} ${route?.url}`;
};
