import { lookalikes } from '#contract/rules/plates';
import { nameForms } from '../catalog/search/nameForms';

/** At least nine digits with usual separators. Fewer are a price or a date. */
const PHONE = /\+?\d(?:[ ()./–-]{0,3}\d){8,}/g;
const SHORT_PHONE = /(?<![\d.,-])\d{3}[ .-]\d{2}[ .-]\d{2}(?![\d.,-])/g;

const APOSTROPHES = "'ʻʼ‘’`´";
const WORD = new RegExp(`[\\p{L}\\p{M}${APOSTROPHES}]{2,}`, 'gu');

const NO_SIGN = /[^\p{L}\p{N}]/gu;

const written = (sign: string): string => {
  const letters = lookalikes(sign);
  return letters.length > 1 ? `[${letters}]` : letters;
};

function withoutIdentifiers(text: string, identifiers: readonly string[]): string {
  const spaced = identifiers
    .map((sign) => Array.from(sign.replaceAll(NO_SIGN, '')).map(written).join('[ -]?'))
    .filter(Boolean);
  if (spaced.length === 0) return text;
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}

/**
 * Returns a text without phones, plates, VINs and each whole word of the name, in any letter case and apostrophe.
 * @param isInflected also removes grammatical cases, which may be other words
 */
export function redactPersonalData(
  text: string,
  fullName: string,
  { identifiers = [], isInflected = false }: { identifiers?: readonly string[]; isInflected?: boolean } = {},
): string {
  const words = (fullName.match(WORD) ?? []).map((word) =>
    (isInflected ? nameForms(word) : word).replaceAll(new RegExp(`[${APOSTROPHES}]`, 'g'), `[${APOSTROPHES}]`),
  );
  const phoneless = withoutIdentifiers(text, identifiers).replaceAll(PHONE, '…').replaceAll(SHORT_PHONE, '…');
  if (words.length === 0) return phoneless;
  const name = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return phoneless.replaceAll(name, '…').replaceAll(/…(?: …)+/g, '…');
}
