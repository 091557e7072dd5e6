/**
 * An amount is a BigInt of tiyin (hundredths of a soʻm), and a decimal string, `285000.00`, on the wire and in the
 * catalogue.
 * Rounding is always half up.
 */

const TIYIN = 100n;
const WHOLE_PERCENT = 10_000n;

export const PRICE_STEPS = [1, 100, 500, 1000] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** Divides and rounds half up: -0.5 becomes 0. `under` must be positive. */
export function divideHalfUp(over: bigint, under: bigint): bigint {
  const doubled = 2n * over + under;
  const whole = doubled / (2n * under);
  // BigInt division truncates towards zero.
  return doubled < 0n && doubled % (2n * under) !== 0n ? whole - 1n : whole;
}

/** Returns `a × b ÷ unit` of safe integers, rounded half up. Uses BigInt, because the product may be unsafe. */
export const share = (a: number, b: number, unit: number): number =>
  Number(divideHalfUp(BigInt(a) * BigInt(b), BigInt(unit)));

/** Parses a decimal string into tiyin, rounding to two decimals. Returns null if it is not a number. */
export function tiyinOf(text: string): bigint | null {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = part.padEnd(2, '0');
  const scale = 10n ** BigInt(digits.length - 2);
  const amount = BigInt(whole + digits);
  return divideHalfUp(sign === '-' ? -amount : amount, scale);
}

/** Formats tiyin as a decimal string: `28500050n` is `285000.50`. */
export function writtenMoney(tiyin: bigint): string {
  const digits = String(tiyin < 0n ? -tiyin : tiyin).padStart(3, '0');
  return `${tiyin < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Normalizes a decimal string to the format of `writtenMoney` without rounding. Invalid text is left for validation.
 */
export function normalizeMoney(text: string): string {
  const [whole = '', part = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
}

/** Converts whole soʻm to tiyin. */
export const tiyinOfSom = (som: number): bigint => BigInt(som) * TIYIN;

/** Adds a percentage with at most two decimals: `-12.5` subtracts an eighth. */
export const percentMore = (tiyin: bigint, percent: number): bigint =>
  divideHalfUp(tiyin * (WHOLE_PERCENT + BigInt(Math.round(percent * 100))), WHOLE_PERCENT);

/** Rounds to the nearest multiple of `step` soʻm, half up. */
export const roundedTo = (tiyin: bigint, step: number): bigint => {
  const unit = tiyinOfSom(step);
  return divideHalfUp(tiyin, unit) * unit;
};

/** Returns whether a catalogue price is valid, above zero. An item without a price has null. */
export const isPrice = (tiyin: bigint): boolean => tiyin > 0n;

/** Returns whether a price changes by a factor of `times` or more (1 % tolerance), which is likely a typing error. */
export function isImplausibleChange(before: string, after: string, times: number): boolean {
  const [from, to, factor] = [tiyinOf(before) ?? 0n, tiyinOf(after) ?? 0n, BigInt(times)];
  return from > 0n && (to * 100n > from * factor * 99n || to * factor * 100n < from * 101n);
}

/** Converts a decimal string to whole soʻm, half up. */
export const wholeSom = (money: string): number => Number(divideHalfUp(tiyinOf(money) ?? 0n, TIYIN));

/** Rounds whole soʻm to the nearest multiple of `step`, half up. */
export const roundedSom = (som: number, step: number): number => Number(divideHalfUp(BigInt(som), BigInt(step))) * step;
