import { SizedCache } from './sizedCache';

test('evicts the least recently used entry and stores no entry larger than the byte limit', () => {
  const cache = new SizedCache<{ size: number }>(30, ({ size }) => size);
  for (const key of ['a', 'b', 'c']) cache.set(key, { size: 10 });
  cache.get('a');
  cache.set('d', { size: 10 });
  expect([cache.get('b'), cache.count, cache.usedBytes]).toEqual([undefined, 3, 30]);
  cache.set('huge', { size: 31 });
  expect([cache.get('huge'), cache.count]).toEqual([undefined, 3]);
  expect([cache.hits, cache.misses]).toEqual([1, 2]);
});
