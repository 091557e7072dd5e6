import { share } from '../rules/money';

/**
 * Sums of a visit. Money is whole soʻm (nobody pays in tiyin), a quantity thousandths of its unit, a per cent hundredths of one: nothing here
 * is a fraction, and what has to be rounded is rounded once, half up, where it arises.
 */

/** Hundredths of a per cent, `1250` is 12.5 %; or soʻm. */
export type Discount = { percent: number } | { sum: number };

export type Priced = {
  /** Soʻm of one unit. */
  price: number;
  /** Thousandths: `4500` litres of oil are 4.5. */
  quantity: number;
  discount: Discount | null;
};

/** Of a line, `amount`: quantity times price. Of a visit: what its lines' totals add up to. `discount`: what is taken off that. */
export type Sums = { amount: number; discount: number; total: number };

export const QUANTITY_UNIT = 1_000;
export const PERCENT_UNIT = 100;
/** A hundred per cent. */
export const WHOLE = 100 * PERCENT_UNIT;
export const MAX_PRICE = 1_000_000_000;
export const MAX_QUANTITY = 9_999 * QUANTITY_UNIT;
export const MAX_LINES = 200;

/** Never more than there is. */
const takenOff = (amount: number, discount: Discount | null): number => {
  if (discount === null) return 0;
  return 'percent' in discount ? share(amount, discount.percent, WHOLE) : Math.min(discount.sum, amount);
};

export function sumsOfLine({ price, quantity, discount }: Priced): Sums {
  const amount = amountOfLine({ price, quantity });
  const off = takenOff(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/** `discount`: of the whole visit, on what its lines' own discounts leave. A column of the lines' totals adds up to `amount`. */
export function sumsOfVisit(lines: readonly Priced[], discount: Discount | null): Sums {
  const amount = leftOfLines(lines);
  const off = takenOff(amount, discount);
  return { amount, discount: off, total: amount - off };
}

/** What a line's own discount is taken off. */
export const amountOfLine = ({ price, quantity }: Pick<Priced, 'price' | 'quantity'>): number =>
  share(price, quantity, QUANTITY_UNIT);

/** What a visit's own discount is taken off. */
export const leftOfLines = (lines: readonly Priced[]): number =>
  lines.reduce((sum, line) => sum + sumsOfLine(line).total, 0);
