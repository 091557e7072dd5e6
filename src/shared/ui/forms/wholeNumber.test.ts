import fc from 'fast-check';
import { assistGrouped, isWhole, readWhole, writeGrouped } from './wholeNumber';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['85000', '85000'],
  ['85 000', '85000'],
  ['85\u00a0000\u00a0км', '85000'],
  ['85.500', '85500'],
  ['85,500', '85500'],
  ["1'234'567", '1234567'],
  ['007', '7'],
  ['0', '0'],
  ['85.5', '85.5'],
  ['85,5', '85,5'],
  ['85.5000', '85.5000'],
  ['85.500,5', '85.500,5'],
  ['0.500', '0.500'],
  ['1.234,567', '1.234,567'],
  ['-5', '-5'],
  ['85 тыс.', '85 тыс.'],
  ['123456789', '123456789'],
  [' ', ''],
])('reads the number %s as %s', (text, value) => {
  expect(readWhole(text)).toBe(value);
});

it.each([
  ['85000', '85 000'],
  ['12345678', '12 345 678'],
  ['85.5', '85.5'],
  ['', ''],
])('groups the digits of %s as %s', (value, text) => {
  expect(plain(writeGrouped(value))).toBe(text);
});

const keyByKey = (text: string) => text.split('').reduce((before, key) => assistGrouped(before + key), '');

it.each([
  ['85000', '85 000'],
  ['85 000', '85 000'],
  ['85.5', '85.5'],
  ['85.5000', '85.5000'],
])('shows the number %s, typed key by key, as %s', (keys, text) => {
  expect(plain(keyByKey(keys))).toBe(text);
});

it('reads a whole number in any spelling, typed or pasted', () => {
  const numbers = fc.nat(99_999_999);
  const spellings = (digits: number) =>
    ['', ' ', '\u00a0', '\u202f', '.', ',', "'"].map((between) =>
      String(digits).replace(/\B(?=(?:\d{3})+$)/g, between),
    );
  fc.assert(
    fc.property(
      numbers.chain((digits) =>
        fc.record({ digits: fc.constant(digits), text: fc.constantFrom(...spellings(digits)) }),
      ),
      ({ digits, text }) => {
        for (const shown of [text, assistGrouped(text), keyByKey(text), writeGrouped(readWhole(text))]) {
          expect(readWhole(shown)).toBe(String(digits));
        }
      },
    ),
  );
});

it('never reads a fraction as a larger whole number', () => {
  const fractions = fc.record({
    whole: fc.nat(9_999_999),
    between: fc.constantFrom('.', ','),
    decimals: fc.stringMatching(/^\d{1,2}$|^\d{4,6}$/),
  });
  fc.assert(
    fc.property(fractions, ({ whole, between, decimals }) => {
      const text = `${whole}${between}${decimals}`;
      for (const shown of [text, keyByKey(text)]) {
        expect(isWhole(readWhole(shown))).toBe(false);
        expect(writeGrouped(readWhole(shown)).replace(/\s/g, '')).toBe(text);
      }
    }),
  );
});
