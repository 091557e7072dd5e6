import { parseServicesUrl } from './servicesUrl';

const parse = (search: string) => parseServicesUrl(new URLSearchParams(search));

describe('filters in the address of the services list', () => {
  it('reads page, category and search', () => {
    expect(parse('?page=2&category=3&search=%D0%BC%D0%B0%D1%81%D0%BB%D0%B0')).toEqual({
      page: 2,
      category: 3,
      search: 'масла',
    });
  });

  it.each([
    '',
    '?page=0&category=x',
    '?page=-1',
    '?page=1e3',
    '?page=1000001',
    '?category=99999999999',
    '?search=%20',
  ])('reads invalid values as the first page without filters: "%s"', (search) =>
    expect(parse(search)).toEqual({ page: 1, category: 0, search: '' }));
});
