import fc from 'fast-check';
import { referenceOf } from '../testing/referenceSums';
import { MAX_PRICE, MAX_QUANTITY, sumsOfLine, sumsOfVisit, WHOLE, wholeSom } from './money';

const discounts = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: WHOLE }) }),
    fc.record({ sum: fc.integer({ min: 0, max: MAX_PRICE }) }),
  ),
);
const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: MAX_PRICE }),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    discount: discounts,
  }),
  { maxLength: 200 },
);

it('is the exact sum, whatever the lines and discounts are', () => {
  fc.assert(
    fc.property(lines, discounts, (given, discount) => {
      const { amount, discount: taken, total } = sumsOfVisit(given, discount);
      const reference = referenceOf(given, discount);
      expect([BigInt(amount), BigInt(total)]).toEqual([reference.amount, reference.total]);
      expect(taken).toBe(amount - total);
      expect(given.reduce((sum, line) => sum + sumsOfLine(line).total, 0)).toBe(amount);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

it('does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(lines, discounts, (given, discount) => {
      expect(sumsOfVisit(given.toReversed(), discount)).toEqual(sumsOfVisit(given, discount));
    }),
  );
});

it.each([
  [
    { price: 285_000, quantity: 1_000, discount: null },
    { amount: 285_000, discount: 0, total: 285_000 },
  ],
  [
    { price: 95_000, quantity: 4_500, discount: null },
    { amount: 427_500, discount: 0, total: 427_500 },
  ],
  [
    { price: 1, quantity: 500, discount: null },
    { amount: 1, discount: 0, total: 1 },
  ],
  [
    { price: 1, quantity: 499, discount: null },
    { amount: 0, discount: 0, total: 0 },
  ],
  [
    { price: 99_999, quantity: 1_000, discount: { percent: 1_250 } },
    { amount: 99_999, discount: 12_500, total: 87_499 },
  ],
  [
    { price: 10_000, quantity: 1_000, discount: { sum: 15_000 } },
    { amount: 10_000, discount: 10_000, total: 0 },
  ],
])('a line of %j', (line, sums) => {
  expect(sumsOfLine(line)).toEqual(sums);
});

it.each([
  ['285000.00', 285_000],
  ['99.49', 99],
  ['99.50', 100],
  ['7', 7],
])('%s of the catalogue', (money, som) => {
  expect(wholeSom(money)).toBe(som);
});
