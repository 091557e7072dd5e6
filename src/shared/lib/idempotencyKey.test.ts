import { makeIdempotencyKeys } from './idempotencyKey';

const keeper = () => {
  let kept: string | null = null;
  return {
    seed: () => kept,
    keepSeed: (seed: string) => {
      kept = seed;
    },
  };
};

it('gives the same content the same key, other content another, and what was sent nothing again', () => {
  const keys = makeIdempotencyKeys();
  const first = keys.keyFor({ text: 'a' });
  expect(first).toMatch(/^[0-9a-f]{40,48}$/);
  const second = keys.keyFor({ text: 'b' });
  expect(second).not.toBe(first);
  // What was changed and changed back is what was sent first.
  expect(keys.keyFor({ text: 'a' })).toBe(first);
  keys.forget();
  expect(keys.keyFor({ text: 'a' })).not.toBe(first);
});

it('goes on with what was kept, or with a key that was sent before', () => {
  const kept = keeper();
  const first = makeIdempotencyKeys().keyFor({ text: 'a' }, kept);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, kept)).toBe(first);
  expect(makeIdempotencyKeys(first).keyFor({ text: 'a' })).toBe(first);
  expect(makeIdempotencyKeys().keyFor({ text: 'a' }, keeper())).not.toBe(first);
});
