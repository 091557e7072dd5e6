import { createSendingKeys } from './sendingKeys';

const MINUTE = 60_000;

it('gives the same payload the same key for ten minutes, over the edge of the clock too, and then another', () => {
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

it('agrees with another process of the same secret within the clock’s ten minutes', () => {
  const [one, other, stranger] = ['secret', 'secret', 'other'].map((secret) =>
    createSendingKeys(secret, () => 5 * MINUTE),
  );
  expect(one?.('payload')).toBe(other?.('payload'));
  expect(stranger?.('payload')).not.toBe(one?.('payload'));
});
