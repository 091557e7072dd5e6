import { parseShopFilters } from './shopSlice';

const parse = (search: string) => parseShopFilters(new URLSearchParams(search));

describe('filters in the shop address', () => {
  it('reads page, category and manufacturer', () => {
    expect(parse('?page=3&category=2&manufacturer=Mann-Filter')).toEqual({
      page: 3,
      category: 2,
      manufacturer: 'Mann-Filter',
      search: '',
      inStock: false,
    });
  });

  it.each([
    ['?in_stock=1', true],
    ['?in_stock=2', false],
    ['?in_stock=true', false],
  ])('reads the filter for parts in stock: %s', (search, inStock) => {
    expect(parse(search).inStock).toBe(inStock);
  });

  it.each([
    '',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=1000001',
    '?page=NaN',
    '?page=2147483648',
    '?page=%00',
  ])('shows the first page for %s', (search) => {
    expect(parse(search)).toEqual({ page: 1, category: 0, manufacturer: '', search: '', inStock: false });
  });

  it('strips characters that the server rejects from a manufacturer', () => {
    expect(parse('?manufacturer=%00Bo%0Asch%7F ').manufacturer).toBe('Bosch');
    expect(parse('?manufacturer=%ED%A0%80').manufacturer).not.toMatch(/[\ud800-\udfff]/);
    const long = parse(`?manufacturer=${encodeURIComponent('🛞'.repeat(300))}`).manufacturer;
    expect(Array.from(long)).toHaveLength(100);
    expect(() => encodeURIComponent(long)).not.toThrow();
  });
});
