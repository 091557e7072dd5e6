import { NO_FILTERS, parseShopFilters, partsArgs } from './shopSlice';

const parse = (search: string) => parseShopFilters(new URLSearchParams(search));

describe('filters in the shop address', () => {
  it('reads page, category and manufacturer', () => {
    expect(parse('?page=3&category=2&manufacturer=Mann-Filter')).toEqual({
      ...NO_FILTERS,
      page: 3,
      category: 2,
      manufacturer: 'Mann-Filter',
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
  ])('reads invalid values as the first page without filters: "%s"', (search) => {
    expect(parse(search)).toEqual(NO_FILTERS);
  });

  it('strips characters that the server rejects from a manufacturer', () => {
    expect(parse('?manufacturer=%00Bo%0Asch%7F ').manufacturer).toBe('Bosch');
    expect(parse('?manufacturer=%ED%A0%80').manufacturer).not.toMatch(/[\ud800-\udfff]/);
    const long = parse(`?manufacturer=${encodeURIComponent('🛞'.repeat(300))}`).manufacturer;
    expect(Array.from(long)).toHaveLength(100);
    expect(() => encodeURIComponent(long)).not.toThrow();
  });
});

describe('car, price and order in the shop address', () => {
  it('reads a model only with its brand, and ignores an unknown order', () => {
    expect(parse('?brand=3&model=7&sort=price_desc')).toMatchObject({ brand: 3, model: 7, sort: 'price_desc' });
    expect(parse('?model=7&sort=random')).toMatchObject({ brand: 0, model: 0, sort: '' });
  });

  it('reads prices with spaces, and ignores text and too large numbers', () => {
    expect(parse('?price_from=250 000&price_to=1%C2%A0000%C2%A0000')).toMatchObject({
      priceFrom: 250_000,
      priceTo: 1_000_000,
    });
    expect(parse('?price_from=cheap&price_to=9999999999')).toMatchObject({ priceFrom: 0, priceTo: 0 });
  });

  it('requests all parts if the car only sets their badges', () => {
    expect(partsArgs('ru', parse('?brand=3&model=7&unstated=1&all=1'))).toEqual({ lang: 'ru', page: 1 });
    expect(partsArgs('ru', parse('?brand=3&model=7&unstated=1'))).toMatchObject({ brand: 3, model: 7, unstated: true });
  });

  it('requests no price range whose upper limit is below the lower one', () => {
    expect(partsArgs('ru', parse('?price_from=2000&price_to=1000&sort=name'))).toEqual({
      lang: 'ru',
      page: 1,
      sort: 'name',
    });
    expect(partsArgs('ru', parse('?price_from=2000'))).toMatchObject({ priceFrom: 2000 });
  });
});
