import { STOCK_MAX } from '#contract/rules/deskLimits';
import { isPrice, tiyinOf, tiyinOfSom, writtenMoney } from '#contract/rules/money';

/** `number`: it is none; the others: it is one that no price can be. */
const PROBLEMS = ['number', 'negative', 'zero', 'large'] as const;
export type AmountProblem = (typeof PROBLEMS)[number];

export const isAmountProblem = (found: string): found is AmountProblem => PROBLEMS.some((problem) => problem === found);

/** What the column of prices holds: 12 digits before the point. */
const MOST = tiyinOfSom(1e12);
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
  return priceOf(`${isNegative ? '-' : ''}${whole}.${part}`);
}

/** As readAmount, of a cell that holds a number: its text has a point before the decimals and nothing between groups. */
export const readNumber = (text: string): string => priceOf(/e/i.test(text) ? Number(text).toFixed(4) : text);

function priceOf(decimal: string): string {
  // Above 1e21 a number is written with an exponent.
  const tiyin = tiyinOf(decimal);
  if (tiyin === null) return /e/i.test(decimal) ? 'large' : 'number';
  if (tiyin === 0n) return 'zero';
  if (!isPrice(tiyin)) return 'negative';
  return tiyin >= MOST ? 'large' : writtenMoney(tiyin);
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

/** Cyrillic letters that stand on the keys and look like these. */
const LOOK_ALIKES: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A part's number as it is compared: `339-923`, `339 923` and `339923` are one, and so is one typed in Cyrillic letters. */
export const foldNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');
