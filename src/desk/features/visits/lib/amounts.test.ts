import fc from 'fast-check';
import { type Amount, amountOf, initialSumDiscount, KILOMETRES, PERCENT_OFF, PRICE, QUANTITY } from './amounts';

const SUM_OFF = initialSumDiscount(150_000);
const AMOUNTS = { PRICE, SUM_OFF, KILOMETRES, QUANTITY, PERCENT_OFF };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const keyByKey = (amount: Amount, text: string) =>
  Array.from(text).reduce((before, key) => amount.assist(before + key), '');

it.each([
  [PRICE, '150000', 150_000, '150 000'],
  [PRICE, '150 000', 150_000, '150 000'],
  [PRICE, '150.000', 150_000, '150 000'],
  [PRICE, "1'150'000", 1_150_000, '1 150 000'],
  [PRICE, '0', 0, '0'],
  [PRICE, '150000,5', null, null],
  [PRICE, '-5', null, null],
  [PRICE, '1000000001', null, null],
  [SUM_OFF, '0', null, null],
  [SUM_OFF, '150000', 150_000, '150 000'],
  [SUM_OFF, '150001', null, null],
  [QUANTITY, '1', 1_000, '1'],
  [PERCENT_OFF, '10%', 1_000, '10'],
  [PERCENT_OFF, '12,5 %', 1_250, '12,5'],
  [PERCENT_OFF, '%', null, null],
  [QUANTITY, '4,5', 4_500, '4,5'],
  [QUANTITY, '4.5', 4_500, '4,5'],
  [QUANTITY, '4.500', 4_500, '4,5'],
  [QUANTITY, ' 0,125 ', 125, '0,125'],
  [QUANTITY, '1 000', 1_000_000, '1 000'],
  [QUANTITY, '4,', 4_000, '4'],
  [QUANTITY, '0', null, null],
  [QUANTITY, '0,0001', null, null],
  [QUANTITY, '10000', null, null],
  [PERCENT_OFF, '12,5', 1_250, '12,5'],
  [PERCENT_OFF, '100', 10_000, '100'],
  [PERCENT_OFF, '100,01', null, null],
  [PERCENT_OFF, '5%', 500, '5'],
  [PERCENT_OFF, '', null, null],
] as const)('the amount %o parses %s as %s', (amount, text, value, written) => {
  expect(amountOf(amount, text)).toBe(value);
  if (value !== null) expect(plain(amount.write(value))).toBe(written);
});

it.each(Object.entries(AMOUNTS))('%s: parses every formatted number, typed or pasted', (_name, amount) => {
  fc.assert(
    fc.property(fc.integer({ min: amount.min, max: amount.max }), (value) => {
      const text = amount.write(value);
      for (const shown of [text, keyByKey(amount, text), keyByKey(amount, text.replace(/\s/g, '')), ` ${text} `]) {
        expect(amountOf(amount, shown)).toBe(value);
      }
    }),
  );
});

/**
 * Reference parser, digit by digit. Without decimals, all separators group thousands. A percentage may end with its
 * sign.
 */
const reference = (text: string, places: number): bigint => {
  if (places === 0) return BigInt(text.replace(/\D/g, ''));
  const [whole = '', fraction = ''] = text.replace(/[\s%]/g, '').split(/[.,]/);
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
};
const PLACES = { PRICE: 0, SUM_OFF: 0, KILOMETRES: 0, QUANTITY: 3, PERCENT_OFF: 2 };

it.each(Object.entries(AMOUNTS))('%s: any input gives the number that the field displays, or none', (name, amount) => {
  const places = PLACES[name as keyof typeof PLACES];
  const texts = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.stringMatching(/^[\d ]{0,9}[.,']?[\d ]{0,6}$/),
    fc.stringMatching(/^\d{1,3}([ .,]\d{3}){0,3}$/),
    fc.stringMatching(/^\d{1,3}(,\d{1,2})? ?%$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const shown of [text, keyByKey(amount, text)]) {
        const value = amountOf(amount, shown);
        if (value === null) continue;
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(amountOf(amount, amount.write(value))).toBe(value);
        expect(BigInt(value)).toBe(reference(shown, places));
      }
    }),
    { numRuns: 500 },
  );
});
