import type { PriceList } from '#contract/catalog';
import { parsePricesUrl, priceGroups } from './priceGroups';

const part = { manufacturer: 'Bosch', mpn: '0 986 452', price: '95000.00', in_stock: true };
const list: PriceList = {
  services: [
    { id: 1, name: 'Замена масла', category: 'Обслуживание', price_from: '120000.00' },
    { id: 2, name: 'Развал-схождение', category: 'Ходовая' },
    { id: 3, name: 'Замена фильтров', category: 'Обслуживание' },
  ],
  parts: [{ ...part, id: 1, name: 'Масляный фильтр', category: 'Фильтры' }],
};
const found = (search: string) => {
  const { services, parts, count } = priceGroups(list, search);
  const ids = (groups: { category: string; rows: { id: number }[] }[]) =>
    groups.map(({ category, rows }) => [category, ...rows.map(({ id }) => id)]);
  return { services: ids(services), parts: ids(parts), count };
};

it('groups all or matching prices by category', () => {
  expect(found('')).toEqual({
    services: [
      ['Обслуживание', 1, 3],
      ['Ходовая', 2],
    ],
    parts: [['Фильтры', 1]],
    count: 4,
  });
  expect(found('ФИЛЬТР')).toEqual({ services: [['Обслуживание', 3]], parts: [['Фильтры', 1]], count: 2 });
  expect(found('bosch')).toEqual({ services: [], parts: [['Фильтры', 1]], count: 1 });
  expect(found('ничего такого')).toEqual({ services: [], parts: [], count: 0 });
});

it('matches a search typed in the wrong keyboard layout', () => {
  expect(found('vfckj')).toEqual(found('масло'));
  expect(found('ищыср')).toEqual(found('bosch'));
});

it('reads the search from the address, trimmed and truncated', () => {
  expect(parsePricesUrl(new URLSearchParams('search=%20масло%20'))).toBe('масло');
  expect(parsePricesUrl(new URLSearchParams(`search=${'x'.repeat(300)}`))).toHaveLength(100);
});
