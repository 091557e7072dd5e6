import { knowsCustomer, withCustomer } from './devices';

const secret = 'a secret of at least thirty-two characters';
const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 23);

test('recognizes the customers of a device cookie for a year', () => {
  const kept = withCustomer(withCustomer('', 17, secret, now), 18, secret, now);
  expect([17, 18, 19, 1].map((id) => knowsCustomer(kept, id, secret, now))).toEqual([true, true, false, false]);
  expect(knowsCustomer(kept, 17, secret, now + 365 * DAY)).toBe(true);
  expect(knowsCustomer(kept, 17, secret, now + 366 * DAY)).toBe(false);
  expect(knowsCustomer(kept, 17, secret, now - DAY)).toBe(false);
});

test('stores the last five customers in the device cookie, each once', () => {
  let kept = '';
  for (const id of [1, 2, 3, 4, 5, 1, 6]) kept = withCustomer(kept, id, secret, now);
  expect([1, 2, 3, 4, 5, 6].filter((id) => knowsCustomer(kept, id, secret, now))).toEqual([1, 3, 4, 5, 6]);
  expect(kept.split('~')).toHaveLength(5);
});

test('rejects a device cookie that is forged or signed with another secret, and reveals no customer in it', () => {
  const kept = withCustomer('', 123456, secret, now);
  expect(kept).not.toContain('123456');
  const [day = '', mark = ''] = kept.split('.');
  const later = `${(Number.parseInt(day, 36) + 1).toString(36)}.${mark}`;
  const wrong = [
    later,
    `${day}.${mark.slice(1)}`,
    `${day}.${'A'.repeat(22)}`,
    '',
    '~~~',
    '0.'.repeat(9),
    'é.'.repeat(30),
  ];
  for (const text of wrong) expect(knowsCustomer(text, 123456, secret, now + DAY)).toBe(false);
  expect(knowsCustomer(kept, 123456, `${secret}!`, now)).toBe(false);
});
