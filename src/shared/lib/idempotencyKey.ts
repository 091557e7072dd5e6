/** 128 random bits. Not `randomUUID`: it is missing where the site is served over plain http. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const SEED_LENGTH = 32;

/** FNV-1a, 32 bits. `crypto.subtle` is missing over plain http, and one visitor's few payloads need no better: the seed is the secret. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** What outlives the page, such as a form's draft. */
export interface SeedKeeper {
  seed(): string | null;
  keepSeed(seed: string): void;
}

/**
 * Keys for one form: the same for the same payload, so that trying again after a lost answer makes no second request, also after a
 * reload where `keeper` keeps the seed; another one as soon as anything differs, or after `forget`.
 * @param sent before, by the form's earlier self
 */
export const makeIdempotencyKeys = (sent?: string) => {
  let seed = sent?.slice(0, SEED_LENGTH) ?? null;
  return {
    keyFor: (request: unknown, keeper?: SeedKeeper): string => {
      seed ??= keeper?.seed() ?? randomSeed();
      keeper?.keepSeed(seed);
      const payload = JSON.stringify(request);
      return seed + digest(payload) + payload.length.toString(16);
    },
    forget: () => {
      seed = null;
    },
  };
};
