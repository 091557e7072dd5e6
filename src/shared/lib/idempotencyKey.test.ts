import { makeIdempotencyKeys } from './idempotencyKey';

const keeper = () => {
  let kept: string | null = null;
  return {
    seed: () => kept,
    storeSeed: (seed: string) => {
      kept = seed;
    },
  };
};

it('reuses the key for equal content until it is sent', () => {
  const keys = makeIdempotencyKeys();
  const first = keys.keyFor({ text: 'a' });
  expect(first).toMatch(/^[0-9a-f]{40,48}$/);
  const second = keys.keyFor({ text: 'b' });
  expect(second).not.toBe(first);
  // A reverted change equals the first payload.
  expect(keys.keyFor({ text: 'a' })).toBe(first);
  keys.forget();
  expect(keys.keyFor({ text: 'a' })).not.toBe(first);
});

it('continues with a stored seed or an earlier key', () => {
  const kept = keeper();
  const first = makeIdempotencyKeys().keyFor({ text: 'a' }, kept);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, kept)).toBe(first);
  expect(makeIdempotencyKeys(first).keyFor({ text: 'a' })).toBe(first);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, keeper())).not.toBe(first);
});
