/**
 * The rules of money. An amount is an integer of tiyin (hundredths of a soʻm) as a BigInt; on the wire and in the catalogue it is a decimal
 * string, `285000.00`. Rounding is always half up.
 */

const TIYIN = 100n;
/** Hundredths of a per cent in a whole. */
const WHOLE_PERCENT = 10_000n;

/** The steps, in soʻm, that a changed price may be rounded to. */
export const PRICE_STEPS = [1, 100, 500, 1000] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** `over ÷ under`, half up: -0.5 becomes 0. `under` is above zero. */
export function divideHalfUp(over: bigint, under: bigint): bigint {
  const doubled = 2n * over + under;
  const whole = doubled / (2n * under);
  // BigInt division truncates towards zero.
  return doubled < 0n && doubled % (2n * under) !== 0n ? whole - 1n : whole;
}

/** `a × b ÷ unit` of safe integers, half up. The product may exceed what a number holds exactly. */
export const share = (a: number, b: number, unit: number): number =>
  Number(divideHalfUp(BigInt(a) * BigInt(b), BigInt(unit)));

/** Reads a decimal string; decimals after the second are rounded. Null: the text is no decimal number. */
export function tiyinOf(text: string): bigint | null {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = part.padEnd(2, '0');
  const scale = 10n ** BigInt(digits.length - 2);
  const amount = BigInt(whole + digits);
  return divideHalfUp(sign === '-' ? -amount : amount, scale);
}

/** The decimal string of an amount: `28500050n` is `285000.50`. */
export function writtenMoney(tiyin: bigint): string {
  const digits = String(tiyin < 0n ? -tiyin : tiyin).padStart(3, '0');
  return `${tiyin < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The spelling of `writtenMoney` for a decimal string. Neither rounds nor repairs a text that is no amount: a check refuses it later. */
export function tidyMoney(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
}

/** `som`: an integer. */
export const tiyinOfSom = (som: number): bigint => BigInt(som) * TIYIN;

/** An amount with a percentage added; `percent` has at most two decimals, `-12.5` takes an eighth off. */
export const percentMore = (tiyin: bigint, percent: number): bigint =>
  divideHalfUp(tiyin * (WHOLE_PERCENT + BigInt(Math.round(percent * 100))), WHOLE_PERCENT);

/** The nearest multiple of `step` soʻm, half up. */
export const roundedTo = (tiyin: bigint, step: number): bigint => {
  const unit = tiyinOfSom(step);
  return divideHalfUp(tiyin, unit) * unit;
};

/** A price of the catalogue is more than zero. An item without a price has none (null). */
export const isPrice = (tiyin: bigint): boolean => tiyin > 0n;

/**
 * Whether a price changes by so large a factor, up or down, that it is likely a slip: `times` or more, or within 1 % of it, as rounded
 * prices are. Decimal strings of the catalogue.
 */
export function isAbsurd(before: string, after: string, times: number): boolean {
  const [from, to, factor] = [tiyinOf(before) ?? 0n, tiyinOf(after) ?? 0n, BigInt(times)];
  return from > 0n && (to * 100n > from * factor * 99n || to * factor * 100n < from * 101n);
}

/** A decimal string of the catalogue in whole soʻm, half up. */
export const wholeSom = (money: string): number => Number(divideHalfUp(tiyinOf(money) ?? 0n, TIYIN));

/** Whole soʻm to the nearest multiple of `step`, half up. */
export const roundedSom = (som: number, step: number): number => Number(divideHalfUp(BigInt(som), BigInt(step))) * step;
