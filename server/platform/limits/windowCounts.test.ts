import { WindowCounts } from './windowCounts';

it('counts calls per key in a window that begins with the first call', () => {
  const clock = { now: 1_000 };
  const counts = new WindowCounts(60_000, () => clock.now);
  expect(counts.read('a')).toEqual({ count: 0, ttl: 0 });
  expect(counts.add('a')).toEqual({ count: 1, ttl: 60_000 });
  clock.now += 40_000;
  expect(counts.add('a')).toEqual({ count: 2, ttl: 20_000 });
  expect(counts.read('b').count).toBe(0);
  clock.now += 20_000;
  expect(counts.read('a')).toEqual({ count: 0, ttl: 0 });
  expect(counts.add('a')).toEqual({ count: 1, ttl: 60_000 });
});

it('evicts the least recently counted key above 20,000 keys', () => {
  const counts = new WindowCounts(60_000, () => 0);
  counts.add('first');
  counts.add('second');
  for (let visitor = 0; visitor < 19_998; visitor++) counts.add(`${visitor}`);
  counts.add('first');
  counts.add('one more');
  expect([counts.read('first').count, counts.read('second').count]).toEqual([2, 0]);
});
