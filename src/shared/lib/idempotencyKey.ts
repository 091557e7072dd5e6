/** 128 random bits. Not `randomUUID`: it is missing where the site is served over plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Keys for one form: the same for the same payload, so that trying again after a lost answer makes no second request; a new one
 * as soon as anything differs, or after `forget`.
 * @param sent before, by the form's earlier self
 */
export const makeIdempotencyKeys = (sent?: { request: unknown; key: string }) => {
  let last = sent ? { payload: JSON.stringify(sent.request), key: sent.key } : null;
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
