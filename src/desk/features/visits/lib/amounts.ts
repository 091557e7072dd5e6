import { MILEAGE_MAX } from '#contract/rules/limits';
import { MAX_PRICE, MAX_QUANTITY, WHOLE } from '#contract/rules/visits';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { assistGrouped, isWhole, readWhole, writeGrouped } from '#shared/ui/forms/wholeNumber';

export interface Amount {
  min: number;
  max: number;
  read: (text: string) => number | null;
  write: (value: number) => string;
  assist: (text: string) => string;
  isWhole: boolean;
}

/** Spaces group thousands; a point or comma starts the decimals, at most `places`. */
const readDecimal = (text: string, places: number): number | null => {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > places || whole.length > 9) return null;
  return Number(`${whole}${decimals.padEnd(places, '0')}`);
};

const writeDecimal = (value: number, places: number): string => {
  const digits = String(value).padStart(places + 1, '0');
  const decimals = digits.slice(-places).replace(/0+$/, '');
  return `${writeGrouped(digits.slice(0, -places))}${decimals && `,${decimals}`}`;
};

const readNumber = (text: string): number | null => {
  const digits = readWhole(text);
  return isWhole(digits) && digits.length <= 12 ? Number(digits) : null;
};
const writeNumber = (value: number): string => writeGrouped(String(value));
const verbatim = (text: string): string => text;

const whole = (min: number, max: number): Amount => ({
  min,
  max,
  read: readNumber,
  write: writeNumber,
  assist: assistGrouped,
  isWhole: true,
});
const decimal = (places: number, min: number, max: number): Amount => ({
  min,
  max,
  read: (text) => readDecimal(text, places),
  write: (value) => writeDecimal(value, places),
  assist: verbatim,
  isWhole: false,
});

export const PRICE = whole(0, MAX_PRICE);
export const initialSumDiscount = (from: number): Amount => whole(1, Math.min(from, MAX_PRICE));
export const KILOMETRES = whole(0, MILEAGE_MAX);
export const dueKilometres = (mileage: number): Amount => whole(mileage + 1, MILEAGE_MAX);
/** Quantity in thousandths of a piece. */
export const QUANTITY = decimal(3, 1, MAX_QUANTITY);
/** Percentage in hundredths of a per cent. */
const percent = decimal(2, 1, WHOLE);
export const PERCENT_OFF: Amount = { ...percent, read: (text) => percent.read(text.trim().replace(/%$/, '').trim()) };

export const amountOf = (amount: Amount, text: string): number | null => {
  const value = amount.read(text);
  return value === null || value < amount.min || value > amount.max ? null : value;
};

export const formatQuantity = (quantity: number): string => QUANTITY.write(quantity);
export const formatPercent = (percent: number): string => `${PERCENT_OFF.write(percent)}\u00a0%`;
export const formatKilometres = (mileage: number): string => formatNumber(mileage, 'ru');
