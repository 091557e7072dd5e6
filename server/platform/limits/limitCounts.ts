import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { countAddress, forgetOldCounts } from './addressCounts';
import { openRedisCounts } from './redisCounts';
import { type CountStore, SharedCounts } from './sharedCounts';
import type { Counted } from './windowCounts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call against a limit that holds over all processes. */
    countCall: CountCall;
  }
}

/** Limits on what is costly or secret: enquiries sent, codes asked for, tries of signing in. */
export const NARROW_WINDOW_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

/** Counts one call of `address` against the limit of that name; over all processes where they have a database or a Redis in common. */
export type CountCall = (limit: string, address: string, max: number) => Promise<Counted>;

/** `app.countCall`. */
export const limitCounts = fp(
  async (app: FastifyInstance) => {
    const counts = new SharedCounts({ windowMs: NARROW_WINDOW_MS, store: storeOf(app), log: app.log });
    // Nobody's address stands in a database, and a key has one length.
    const keyOf = (limit: string, address: string) =>
      createHmac('sha256', app.config.secrets.code)
        .update(`limit ${limit} ${address}`)
        .digest('base64url')
        .slice(0, 24);
    app.decorate('countCall', (limit: string, address: string, max: number) => counts.add(keyOf(limit, address), max));
  },
  { name: 'limitCounts' },
);

function storeOf(app: FastifyInstance): CountStore | null {
  const { redisUrl, databaseUrl } = app.config;
  if (redisUrl) {
    const redis = openRedisCounts(redisUrl);
    app.addHook('onClose', () => redis.close());
    return redis;
  }
  // The embedded database has one process only.
  if (!databaseUrl) return null;
  const sweep = () => {
    forgetOldCounts(app.db).catch((error: unknown) => app.log.debug({ err: error }, 'Old counts were not forgotten'));
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  return { count: (key, windowMs) => countAddress(app.db, key, windowMs) };
}
