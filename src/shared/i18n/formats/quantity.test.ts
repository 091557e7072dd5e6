import fc from 'fast-check';
import { formatQuantity } from './numbers';

it('writes all decimals of a quantity and no trailing zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_000 }), (thousandths) => {
      const [whole = '', rest = ''] = formatQuantity(thousandths, 'ru').split(',');
      expect(rest).not.toMatch(/0$/);
      expect(Number(whole.replace(/\s/g, '')) * 1_000 + Number(rest.padEnd(3, '0'))).toBe(thousandths);
    }),
  );
});

it.each([
  [4_500, '4,5'],
  [1_125, '1,125'],
  [1_234_000, '1\u00a0234'],
  [5, '0,005'],
])('formats %i thousandths as %s', (thousandths, words) => {
  expect(formatQuantity(thousandths, 'uz')).toBe(words);
});
