import fc from 'fast-check';
import { type Discount, MAX_PRICE, MAX_QUANTITY, type Priced, sumsOfLine, sumsOfVisit, WHOLE, wholeSom } from './money';

/** The reference: fractions as they are learnt at school, rounded by hand. */
type Fraction = { over: bigint; under: bigint };
const of = (over: number, under = 1): Fraction => ({ over: BigInt(over), under: BigInt(under) });
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const rounded = ({ over, under }: Fraction): bigint => {
  const whole = over / under;
  const rest = over - whole * under;
  return rest + rest >= under ? whole + 1n : whole;
};
const off = (amount: bigint, discount: Discount | null): bigint => {
  if (!discount) return 0n;
  if ('percent' in discount) return rounded(times({ over: amount, under: 1n }, of(discount.percent, 10_000)));
  const sum = BigInt(discount.sum);
  return sum > amount ? amount : sum;
};
const referenceOf = (lines: readonly Priced[], discount: Discount | null) => {
  const amounts = lines.map(({ price, quantity }) => rounded(times(of(price), of(quantity, 1_000))));
  const left = lines.reduce((sum, line, at) => sum + (amounts[at] ?? 0n) - off(amounts[at] ?? 0n, line.discount), 0n);
  return { amount: amounts.reduce((sum, one) => sum + one, 0n), total: left - off(left, discount) };
};

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
      expect(total).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

it('does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(lines, discounts, (given, discount) => {
      expect(sumsOfVisit([...given].reverse(), discount)).toEqual(sumsOfVisit(given, discount));
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
