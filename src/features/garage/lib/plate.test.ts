import { limitPlate, plateParts, tidyPlate } from './plate';

it.each([
  [' 01a123bc ', '01A123BC'],
  ['01 А 123 ВС', '01 A 123 BC'], // typed with a Russian keyboard
  ['01авекмнорстух', '01ABEKMHOPCTYX'],
  ['дипл', 'ДИПЛ'],
])('%s is stored as %s', (typed, stored) => {
  expect(tidyPlate(typed)).toBe(stored);
});

it.each([
  ['01 A 123 BC', '01A123BC'], // eleven characters, of which three are spaces
  ['  01A123BC', '01A123BC'],
  ['01A123BC  ', '01A123BC  '],
  ['123456789012', '1234567890'],
])('%s is limited to %s', (typed, kept) => {
  expect(limitPlate(typed)).toBe(kept);
});

it.each([
  ['01A123BC', { region: '01', rest: 'A\u00a0123\u00a0BC' }],
  ['01 123 ABC', { region: '01', rest: '123\u00a0ABC' }],
  ['CMD 1234', { rest: 'CMD 1234' }],
])('%s is drawn in its parts', (number, parts) => {
  expect(plateParts(number)).toEqual(parts);
});
