import { createHmac } from 'node:crypto';

const WINDOW_MS = 10 * 60_000;
const MAX_KEYS = 10_000;

/**
 * Derives an idempotency key from a form's content, because a cached page cannot contain one.
 * In one process, equal content has the same key for ten minutes; all processes derive the same key within a clock
 * window.
 */
export const createSendingKeys = (secret: string, now: () => number = Date.now) => {
  const recent = new Map<string, { key: string; until: number }>();
  const hashOf = (text: string) => createHmac('sha256', secret).update(`form sending\n${text}`).digest('base64url');

  return (payload: string): string => {
    const time = now();
    const name = hashOf(payload);
    const known = recent.get(name);
    if (known && known.until > time) return known.key;
    const key = hashOf(`${Math.floor(time / WINDOW_MS)}\n${payload}`);
    recent.delete(name);
    recent.set(name, { key, until: time + WINDOW_MS });
    for (const oldest of recent.keys()) {
      if (recent.size <= MAX_KEYS) break;
      recent.delete(oldest);
    }
    return key;
  };
};
