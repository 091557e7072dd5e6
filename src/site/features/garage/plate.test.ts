import fc from 'fast-check';
import { normalizePlate, plateParts, spacedPlate } from '#contract/rules/plates';
import { plateRegion } from './CarCard';

it.each([
  [' 01a123bc ', '01A123BC'],
  ['01 А 123 ВС', '01A123BC'], // typed on a Russian keyboard
  ['01-A-123-BC', '01A123BC'],
  ['01 – 123 – ABC', '01123ABC'],
  ['10 H 123456', '10H123456'],
  ['01авекмнорстух', '01ABEKMHOPCTYX'],
  ['дипл', 'ДИПЛ'],
  ['', ''],
])('normalizes the plate %s to %s', (typed, stored) => {
  expect(normalizePlate(typed)).toBe(stored);
});

it('keeps every letter and digit of a plate with any separators', () => {
  const plates = fc.stringMatching(/^(?:\d\d[A-Z]\d{3}[A-Z]{2}|\d{5}[A-Z]{3}|\d\d[A-Z]\d{6}|[A-Z0-9]{1,10})$/);
  const between = fc.array(fc.constantFrom('', ' ', '-', '–', '\u00a0', '.', ' - '), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(plates, between, (plate, gaps) => {
      const written = plate
        .split('')
        .map((sign, place) => sign.toLowerCase() + (gaps[place] ?? ''))
        .join('');
      expect(normalizePlate(written)).toBe(plate);
    }),
  );
});

it.each([
  ['01A123BC', { region: '01', rest: 'A\u00a0123\u00a0BC' }],
  ['01 123 ABC', { region: '01', rest: '123\u00a0ABC' }],
  ['10H123456', { region: '10', rest: 'H\u00a0123456' }],
  ['CMD 1234', { rest: 'CMD 1234' }],
  ['SULTAN', { rest: 'SULTAN' }],
  ['77BEK7', { rest: '77BEK7' }],
  ['12345678', { rest: '12345678' }],
])('splits the plate %s into its parts', (number, parts) => {
  expect(plateParts(number)).toEqual(parts);
});

it('separates the parts of a plate by spaces for screen readers', () => {
  expect(spacedPlate('01A777AA')).toBe('01\u00a0A\u00a0777\u00a0AA');
  expect(spacedPlate('SULTAN')).toBe('SULTAN');
  expect(spacedPlate('')).toBe('');
});

it.each([
  ['01A123BC', 'tashkentCity'],
  ['10H123456', 'tashkent'],
  ['25123ABC', 'jizzakh'],
  ['70A777AA', 'kashkadarya'],
  ['95A123BC', 'karakalpakstan'],
  ['00A123BC', undefined],
  ['SULTAN', undefined],
])('returns for the plate %s the region %s', (number, region) => {
  expect(plateRegion(number)).toBe(region);
});
