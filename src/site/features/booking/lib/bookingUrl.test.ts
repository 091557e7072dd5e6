import { makePaths } from '#shared/config/paths';
import { parseBookingUrl, withChoice, withVisible } from './bookingAddress';

const parse = (text: string) => parseBookingUrl(new URLSearchParams(text));

test('ignores invalid values and services over the limit in the address', () => {
  expect(parse('services=1,2,2,0,x,-3&branch=7&car=9&day=2026-12-01&from=2026-02-30&hold=<script>')).toEqual({
    services: [1, 2],
    branch: 7,
    car: 9,
    day: '2026-12-01',
    from: undefined,
    hold: undefined,
  });
  expect(parse('services=1,2,3,4,5,6').services).toEqual([1, 2, 3, 4, 5]);
  expect(parse('').services).toEqual([]);
});

test('reads a model only together with its brand, and keeps both while the choice changes', () => {
  expect(parse('brand=2&model=7')).toMatchObject({ brand: 2, model: 7 });
  expect(parse('brand=&model=7')).toMatchObject({ brand: undefined, model: undefined });
  const paths = makePaths({ language: '', home: '' });
  expect(withChoice({ branch: 3 })({ paths, query: new URLSearchParams('services=1&brand=2&model=7') })).toBe(
    '/booking?services=1&branch=3&brand=2&model=7',
  );
});

test('reads repeated `services` parameters of a fallback form', () => {
  expect(parse('services=1&services=4&branch=').services).toEqual([1, 4]);
});

test('changes one value of the address, keeps the others and drops unknown parameters', () => {
  const paths = makePaths({ language: '/uz', home: '' });
  const query = new URLSearchParams('services=1&branch=2&day=2026-12-01&utm_source=x');
  expect(withChoice({ branch: 3, day: undefined })({ paths, query })).toBe('/uz/booking?services=1&branch=3');
});

test('adds the preselected branch, unless another one was chosen meanwhile', () => {
  const paths = makePaths({ language: '', home: '' });
  const from = (query: string, asked?: number) =>
    withVisible(asked, 7)({ day: '2026-12-01' })({ paths, query: new URLSearchParams(query) });
  expect(from('services=1')).toBe('/booking?services=1&branch=7&day=2026-12-01');
  expect(from('services=1&branch=999', 999)).toBe('/booking?services=1&branch=7&day=2026-12-01');
  expect(from('services=1&branch=3')).toBe('/booking?services=1&branch=3&day=2026-12-01');
});
