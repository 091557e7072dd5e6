import fc from 'fast-check';
import { referenceOf } from '../testing/referenceSums';
import { MAX_LINES, MAX_PRICE, MAX_QUANTITY, QUANTITY_UNIT, sumsOfLine, sumsOfVisit, WHOLE } from './visits';

const discounts = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: WHOLE }) }),
    fc.record({ percent: fc.constantFrom(1, WHOLE / 2, WHOLE - 1, WHOLE) }),
    fc.record({ sum: fc.integer({ min: 0, max: MAX_PRICE }) }),
  ),
);
const prices = fc.oneof(
  fc.integer({ min: 0, max: MAX_PRICE }),
  fc.integer({ min: 0, max: MAX_PRICE / 1_000 }).map((thousands) => thousands * 1_000),
  fc.integer({ min: 0, max: MAX_PRICE / 2 - 1 }).map((pairs) => 2 * pairs + 1),
  fc.constantFrom(0, 1, MAX_PRICE - 1, MAX_PRICE),
);
const quantities = fc.oneof(
  fc.integer({ min: 1, max: MAX_QUANTITY }),
  fc.integer({ min: 1, max: MAX_QUANTITY / QUANTITY_UNIT }).map((whole) => whole * QUANTITY_UNIT),
  fc.integer({ min: 0, max: MAX_QUANTITY / QUANTITY_UNIT - 1 }).map((whole) => whole * QUANTITY_UNIT + 500),
  fc.constantFrom(1, 499, 500, 501, MAX_QUANTITY - 1, MAX_QUANTITY),
);
const lines = fc.array(fc.record({ price: prices, quantity: quantities, discount: discounts }), {
  maxLength: MAX_LINES,
});

it('computes the exact sum of any line items and discounts', () => {
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

it('computes the exact sum at the maximum of all values', () => {
  fc.assert(
    fc.property(fc.array(discounts, { minLength: MAX_LINES, maxLength: MAX_LINES }), discounts, (own, discount) => {
      const given = own.map((one) => ({ price: MAX_PRICE, quantity: MAX_QUANTITY, discount: one }));
      const { amount, total } = sumsOfVisit(given, discount);
      const reference = referenceOf(given, discount);
      expect([BigInt(amount), BigInt(total)]).toEqual([reference.amount, reference.total]);
      expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

it('never deducts a discount below zero or above the amount', () => {
  fc.assert(
    fc.property(lines, discounts, (given, discount) => {
      for (const line of given) {
        const { amount, discount: taken, total } = sumsOfLine(line);
        expect([Number.isSafeInteger(amount), Number.isSafeInteger(taken), total]).toEqual([
          true,
          true,
          amount - taken,
        ]);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(amount);
      }
      expect(sumsOfVisit(given, { percent: WHOLE }).total).toBe(0);
      expect(sumsOfVisit(given, discount).total).toBeLessThanOrEqual(sumsOfVisit(given, null).total);
    }),
  );
});

it('computes the same sum for any order of line items', () => {
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
])('computes amount, discount and total of the line item %j', (line, sums) => {
  expect(sumsOfLine(line)).toEqual(sums);
});
