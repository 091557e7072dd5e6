import type { Discount, Priced } from '../rules/visits';

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

/** Reference implementation of contract/rules/visits.ts with exact fractions. */
export const referenceOf = (lines: readonly Priced[], discount: Discount | null) => {
  const amounts = lines.map(({ price, quantity }) => rounded(times(of(price), of(quantity, 1_000))));
  const remaining = lines.reduce(
    (sum, line, at) => sum + (amounts[at] ?? 0n) - off(amounts[at] ?? 0n, line.discount),
    0n,
  );
  return { amount: remaining, total: remaining - off(remaining, discount) };
};
