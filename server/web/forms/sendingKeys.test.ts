import { createSendingKeys } from './sendingKeys';

const MINUTE = 60_000;

it('returns the same idempotency key for equal content for ten minutes, also across clock windows', () => {
  let time = 9 * MINUTE;
  const keyOf = createSendingKeys('secret', () => time);
  const first = keyOf('one');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(keyOf('two')).not.toBe(first);
  time = 18 * MINUTE;
  expect(keyOf('one')).toBe(first);
  time = 20 * MINUTE;
  expect(keyOf('one')).not.toBe(first);
});

it('returns the same idempotency key in another process within one clock window', () => {
  const [one, other, stranger] = ['secret', 'secret', 'other'].map((secret) =>
    createSendingKeys(secret, () => 5 * MINUTE),
  );
  expect(one?.('payload')).toBe(other?.('payload'));
  expect(stranger?.('payload')).not.toBe(one?.('payload'));
});
