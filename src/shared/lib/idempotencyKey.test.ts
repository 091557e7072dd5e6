import { makeIdempotencyKeys } from './idempotencyKey';

const keeper = () => {
  let storedSeed: string | null = null;
  return {
    seed: () => storedSeed,
    storeSeed: (seed: string) => {
      storedSeed = seed;
    },
  };
};

it('returns the same idempotency key for an equal payload until the form is sent', () => {
  const keys = makeIdempotencyKeys();
  const first = keys.keyFor({ text: 'a' });
  expect(first).toMatch(/^[0-9a-f]{40,48}$/);
  const second = keys.keyFor({ text: 'b' });
  expect(second).not.toBe(first);
  expect(keys.keyFor({ text: 'a' })).toBe(first);
  keys.forget();
  expect(keys.keyFor({ text: 'a' })).not.toBe(first);
});

it('derives the same idempotency key from a stored seed or an earlier key', () => {
  const storage = keeper();
  const first = makeIdempotencyKeys().keyFor({ text: 'a' }, storage);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, storage)).toBe(first);
  expect(makeIdempotencyKeys(first).keyFor({ text: 'a' })).toBe(first);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, keeper())).not.toBe(first);
});
