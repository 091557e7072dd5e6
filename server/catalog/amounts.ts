import { STOCK_MAX } from '#contract/rules/deskLimits';
import { isPrice, tiyinOf, tiyinOfSom, writtenMoney } from '#contract/rules/money';

const PROBLEMS = ['number', 'negative', 'zero', 'large'] as const;
export type AmountProblem = (typeof PROBLEMS)[number];

export const isAmountProblem = (found: string): found is AmountProblem => PROBLEMS.some((problem) => problem === found);

const MAX_TIYIN = tiyinOfSom(1e12);
const CURRENCY = /^(?:uzs)|(?:uzs|сум|сўм|сум\.|so[ʻʼ'‘’`´]?m|soum|sum)\.?$/giu;
const GROUPED = /^\d{1,3}(?:([ ,.'])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a typed amount into the form `1234567.50`, or returns an AmountProblem. `1,234` is 1234, because prices have
 * at most two decimals.
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

export const readNumber = (text: string): string => priceOf(/e/i.test(text) ? Number(text).toFixed(4) : text);

function priceOf(decimal: string): string {
  const tiyin = tiyinOf(decimal);
  if (tiyin === null) return /e/i.test(decimal) ? 'large' : 'number';
  if (tiyin === 0n) return 'zero';
  if (!isPrice(tiyin)) return 'negative';
  return tiyin >= MAX_TIYIN ? 'large' : writtenMoney(tiyin);
}

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

export const foldNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');
