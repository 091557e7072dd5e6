import type { Language } from '../platform/language';
import { inShortAlphabet, partsOf } from './sms/smsParts';

const BRAND = 'Yolda';

const withBrand = (name: string): string => (name.startsWith(BRAND) ? name : `${BRAND}, ${name}`);

/**
 * Ways to name a branch, the longest first: whole, since two branches of a town differ only after the comma; up to its first comma; the brand alone.
 */
export const sendersOf = (branch: string): string[] => {
  const name = branch.trim();
  const beforeComma = (name.split(',')[0] ?? '').trim();
  return [...new Set([withBrand(name), withBrand(beforeComma), BRAND])];
};

/** Letters. A longer name is left out before an SMS gets another part by it. */
const USUAL_LENGTH = 22;

/** What an SMS names at the least. */
export const usualSenderOf = (branch: string): string => {
  const short = sendersOf(branch).at(-2) ?? BRAND;
  return short.length > USUAL_LENGTH ? BRAND : short;
};

/** Street and house, without town and district. */
export const streetOf = (address: string): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .slice(-2)
    .join(', ')
    .replace(/^./u, (first) => first.toUpperCase());

/** Uzbek texts are written in the short alphabet of SMS, in which they cost one part. */
export const asSms = (language: Language, text: string): string =>
  language === 'uz' ? inShortAlphabet(text) : text.replace(/[ʻʼ‘’]/g, "'");

/** The first of the texts, the fullest first, that has so many parts at most; else the last one. */
export function fullestOf(language: Language, texts: readonly string[], most: number): string {
  const plain = texts.map((text) => asSms(language, text));
  return plain.find((text) => partsOf(text) <= most) ?? plain.at(-1) ?? '';
}
