/** 128 random bits. Not `randomUUID`: it is missing where the site is served over plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys for one form: the same for the same payload, so that trying again after a lost answer makes no second request; a new one
 * as soon as anything differs, or after `forget`.
 */
export const makeIdempotencyKeys = () => {
  let last: { payload: string; key: string } | null = null;
  return {
    keyFor: (request: unknown): string => {
      const payload = JSON.stringify(request);
      if (last?.payload !== payload) last = { payload, key: randomKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
};
