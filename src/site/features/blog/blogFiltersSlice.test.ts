import { noBlogFilters, parseBlogFilters } from './blogFiltersSlice';

const parse = (search: string) => parseBlogFilters(new URLSearchParams(search));

describe('filters in the blog address', () => {
  it('reads page, category, tag, month and day', () => {
    expect(parse('?page=2&category=3&tag=4&month=12&date=31')).toEqual({
      page: 2,
      category: 3,
      tag: 4,
      month: 12,
      date: 31,
    });
  });

  it.each([
    '',
    '?page=0&category=0&tag=0&month=0&date=0',
    '?page=-1&category=-2&tag=1.5&month=13&date=32',
    '?page=1e3&category=x&tag=%00&month=%D0%BC%D0%B0%D0%B9&date=',
    '?page=1000001&category=2147483648&tag=99999999999',
    '?month=0x5&date= 7',
  ])('ignores invalid values: %s', (search) => {
    expect(parse(search)).toEqual(noBlogFilters);
  });
});
