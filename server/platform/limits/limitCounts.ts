import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import { countAddress, deleteExpiredCounts } from './addressCounts';
import { type CountStore, SharedCounts } from './sharedCounts';
import type { Counted } from './windowCounts';

/** Lua script, which Redis runs atomically: a counter never exists without an expiry. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local ttl = redis.call('PTTL', KEYS[1])
if ttl < 0 then
  ttl = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ttl)
end
return {count, ttl}`;

const PREFIX = 'yolda:limit:';

export function openRedisCounts(address: string): CountStore & { close(): Promise<void> } {
  const redis = new Redis(address, {
    // While disconnected, commands fail at once, so that the process uses its own counters.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  // Without a listener ioredis prints each failed attempt. `SharedCounts` logs the outage.
  redis.on('error', () => {});
  // The first calls wait for the connection, up to the caller's timeout.
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
    countCall: CountCall;
  }
}

export const NARROW_WINDOW_MS = 10 * 60_000;
const SWEEP_MS = 60_000;

export type CountCall = (limit: string, address: string, max: number) => Promise<Counted>;

export const limitCounts = fp(
  async (app: FastifyInstance) => {
    const counts = new SharedCounts({ windowMs: NARROW_WINDOW_MS, store: storeOf(app), log: app.log });
    // An HMAC, so that the store contains no client addresses.
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
  if (!databaseUrl) return null;
  const sweep = () => {
    deleteExpiredCounts(app.db).catch((error: unknown) =>
      app.log.debug({ err: error }, 'deleting expired counts failed'),
    );
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  return { count: (key, windowMs) => countAddress(app.db, key, windowMs) };
}
