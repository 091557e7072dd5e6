import type { Language } from '../platform/language';
import { partsOf, toGsm7 } from './sms/smsParts';

const BRAND = 'Yolda';

const withBrand = (name: string): string => (name.startsWith(BRAND) ? name : `${BRAND}, ${name}`);

/** Possible SMS signatures of a branch, longest first. Names of branches in one town differ only after the comma. */
export const senderNames = (branch: string): string[] => {
  const name = branch.trim();
  const beforeComma = (name.split(',')[0] ?? '').trim();
  return [...new Set([withBrand(name), withBrand(beforeComma), BRAND])];
};

const USUAL_LENGTH = 22;

export const usualSenderOf = (branch: string): string => {
  const short = senderNames(branch).at(-2) ?? BRAND;
  return short.length > USUAL_LENGTH ? BRAND : short;
};

export const streetOf = (address: string): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .slice(-2)
    .join(', ')
    .replace(/^./u, (first) => first.toUpperCase());

export const asSms = (language: Language, text: string): string =>
  language === 'uz' ? toGsm7(text) : text.replace(/[ʻʼ‘’]/g, "'");

export function longestFitting(language: Language, texts: readonly string[], most: number): string {
  const plain = texts.map((text) => asSms(language, text));
  return plain.find((text) => partsOf(text) <= most) ?? plain.at(-1) ?? '';
}
