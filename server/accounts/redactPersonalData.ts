import { lookalikes } from '#contract/rules/plates';
import { nameForms } from '../catalog/search/nameForms';

/** Phones have at least nine digits; shorter sequences are prices or dates. */
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
  const patterns = identifiers
    .map((sign) => Array.from(sign.replaceAll(NO_SIGN, '')).map(written).join('[ -]?'))
    .filter(Boolean);
  if (patterns.length === 0) return text;
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}

/**
 * Replaces phones, plates, VINs and whole words of the name by `…`, in any letter case and with any apostrophe.
 * @param isInflected also replaces declined forms, which may be other words
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
