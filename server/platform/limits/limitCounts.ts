import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import { countAddress, forgetOldCounts } from './addressCounts';
import { type CountStore, SharedCounts } from './sharedCounts';
import type { Counted } from './windowCounts';

/** One step for Redis: no count is ever without its end, whatever dies in between. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local ttl = redis.call('PTTL', KEYS[1])
if ttl < 0 then
  ttl = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ttl)
end
return {count, ttl}`;

const PREFIX = 'yolda:limit:';

/** Counts in Redis or Valkey, at `redis://…`, `rediss://…` or the path of a socket. Connects by itself, and again whenever it was lost. */
export function openRedisCounts(address: string): CountStore & { close(): Promise<void> } {
  const redis = new Redis(address, {
    // A call that cannot be made now fails now: whoever counts goes on alone.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // Without a listener each failed attempt would be printed; who counts says once that it counts alone.
  redis.on('error', () => {});
  // The first calls after the start wait for the connection, which the patience of the caller bounds.
  const connected = new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });
  return {
    async count(key, windowMs) {
      await connected;
      const answer: unknown = await redis.eval(COUNT, 1, PREFIX + key, Math.ceil(windowMs));
      const [count, ttl] = Array.isArray(answer) ? answer.map(Number) : [];
      if (count === undefined || ttl === undefined) throw new Error('Redis counted nothing');
      return { count, ttl };
    },
    async close() {
      redis.disconnect();
    },
  };
}

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
