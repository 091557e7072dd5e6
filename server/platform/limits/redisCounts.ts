import { Redis } from 'ioredis';
import type { CountStore } from './sharedCounts';

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
