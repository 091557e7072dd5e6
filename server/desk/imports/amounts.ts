import { STOCK_MAX } from '../../../contract/desk/limits';

/** `number`: it is none; the others: it is one that no price can be. */
const PROBLEMS = ['number', 'negative', 'zero', 'large'] as const;
export type AmountProblem = (typeof PROBLEMS)[number];

export const isAmountProblem = (found: string): found is AmountProblem => PROBLEMS.some((problem) => problem === found);

const MOST = 1e12;
const CURRENCY = /^(?:uzs)|(?:uzs|сум|сўм|сум\.|so[ʻʼ'‘’`´]?m|soum|sum)\.?$/giu;
const GROUPED = /^\d{1,3}(?:([ ,.'])\d{3})(?:\1\d{3})*$/;

/**
 * What somebody has typed as an amount, as `1234567.50`, or an AmountProblem: spaces, points, commas or apostrophes between groups of three, a point or a comma before
 * the decimals. One sign with exactly three digits behind it divides groups, as nobody writes a price with three decimals.
 */
export function readAmount(text: string): string {
  const bare = text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/gu, ' ')
    .trim()
    .replace(CURRENCY, '')
    .trim()
    .replace(/[’ʼ‘`]/g, "'");
  const isNegative = /^[-−–]/.test(bare) || /^\(.*\)$/.test(bare);
  const digits = bare.replace(/^[-−–+]\s*/, '').replace(/^\((.*)\)$/, '$1');
  const [whole, part] = parts(digits);
  if (whole === null) return 'number';
  const amount = Number(`${whole}.${part}`);
  if (amount >= MOST) return 'large';
  const written = amount.toFixed(2);
  if (written === '0.00') return 'zero';
  return isNegative ? 'negative' : written;
}

/** The whole and the decimals; null: it is no number. */
function parts(digits: string): [string | null, string] {
  const plain = (text: string): string | null => {
    if (/^\d{1,15}$/.test(text)) return text;
    return GROUPED.test(text) && text.length <= 20 ? text.replace(/\D/g, '') : null;
  };
  const undivided = plain(digits);
  if (undivided !== null && !/^0\D/.test(digits)) return [undivided, '0'];
  const [, before = '', after = ''] = /^(.*)[.,](\d{1,15})$/.exec(digits) ?? [];
  return [after === '' ? null : plain(before === '' ? '0' : before), after];
}

const PIECES = / ?(?:шт|штук|dona|ta|pcs)\.?$/iu;

/** How many there are; `number`: it is no whole number, `negative`: fewer than none, `large`: more than anybody has. */
export function readQuantity(text: string): number | AmountProblem {
  const bare = text
    .replace(/[\s\u00a0\u2009\u202f]+/gu, ' ')
    .trim()
    .replace(PIECES, '');
  const [, sign = '', digits] = /^([-−]?) ?(\d{1,3}(?: \d{3})*|\d{1,9})(?:[.,]0{1,3})?$/u.exec(bare) ?? [];
  if (digits === undefined) return 'number';
  const quantity = Number(digits.replaceAll(' ', ''));
  if (quantity > STOCK_MAX) return 'large';
  return sign !== '' && quantity > 0 ? 'negative' : quantity;
}

/** Whether a price becomes so many times as high or as low, or more, that it is likely to be a slip; rounded ones are nearly so many. */
export const isAbsurd = (before: string, after: string, times: number): boolean => {
  const ratio = Number(after) / Number(before);
  return Number(before) > 0 && (ratio > times * 0.99 || ratio * times < 1.01);
};
