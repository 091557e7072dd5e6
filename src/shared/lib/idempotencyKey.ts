/** 128 random bits in hexadecimal. `randomUUID` is missing on pages served over plain HTTP. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const SEED_LENGTH = 32;

/** 32-bit FNV-1a, because `crypto.subtle` is missing over plain HTTP. Only the seed must be unpredictable. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

export interface SeedStorage {
  seed(): string | null;
  storeSeed(seed: string): void;
}

/**
 * Returns idempotency keys for one form: equal payloads get equal keys, so a retry after a lost reply creates no second
 * request. `keeper` stores the seed across reloads.
 * @param sent key that an earlier instance of the form has sent
 */
export const makeIdempotencyKeys = (sent?: string) => {
  let seed = sent?.slice(0, SEED_LENGTH) ?? null;
  return {
    keyFor: (request: unknown, keeper?: SeedStorage): string => {
      seed ??= keeper?.seed() ?? randomSeed();
      keeper?.storeSeed(seed);
      const payload = JSON.stringify(request);
      return seed + digest(payload) + payload.length.toString(16);
    },
    forget: () => {
      seed = null;
    },
  };
};
