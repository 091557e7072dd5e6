import { createHmac } from 'node:crypto';

const WINDOW_MS = 10 * 60_000;
const MOST = 10_000;

/**
 * Idempotency keys of posted forms. A cached page cannot carry a number of its own, so the key is made of what was sent: the same
 * within ten minutes (a double click, Back and once more) has the same key, and later it is a new enquiry. Several processes agree
 * by the clock's own ten minutes; what this one remembers reaches over their edge.
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
    // Put in anew, so that the first of the map is the oldest.
    recent.delete(name);
    recent.set(name, { key, until: time + WINDOW_MS });
    for (const oldest of recent.keys()) {
      if (recent.size <= MOST) break;
      recent.delete(oldest);
    }
    return key;
  };
};
