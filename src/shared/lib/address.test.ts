import { cleanSearch } from './address';

const clean = (typed: string) => cleanSearch(typed, 100);

it('removes control characters and lone surrogates from a search text and truncates it', () => {
  expect(clean('  замена \n масла\u0000 ')).toBe('замена масла');
  expect(clean('\ud83d')).toBe('');
  expect(clean('\ufffd')).toBe('');
  expect(Array.from(clean('🛞'.repeat(300)))).toHaveLength(100);
  expect(() => encodeURIComponent(clean('🛞'.repeat(300)))).not.toThrow();
});

it('returns a valid search text unchanged', () => {
  for (const typed of ['a&b=c', '100%', 'oʻ #1', 'a+b']) {
    expect(clean(new URLSearchParams(`${new URLSearchParams({ search: clean(typed) })}`).get('search') ?? '')).toBe(
      typed,
    );
  }
});
