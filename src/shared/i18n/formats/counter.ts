import { COUNTER_MILLION, COUNTER_THOUSAND } from '../../config/constants';
import type { Language } from '../languages';
import { DECIMAL, GROUP } from './number';

/** Rounded down, so that a counter never claims more than there is; integers only, so that 1.1 is not 1.0999. */
const shortened = (count: number, unit: number): string => {
  const tenths = Math.floor(count / (unit / 10));
  const rest = tenths % 10;
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : DECIMAL + rest}`;
};

/** A counter of the home page as it is seen (docs/spec/content.md#how-values-are-written): 999, 1,5k, 2,3m. */
export const formatCounter = (count: number, _language: Language): string => {
  if (count < COUNTER_THOUSAND) return String(Math.floor(count));
  if (count < COUNTER_MILLION) return `${shortened(count, COUNTER_THOUSAND)}k`;
  return `${shortened(count, COUNTER_MILLION)}m`;
};

const WORDS: Record<Language, { thousand: string; million: string }> = {
  ru: { thousand: 'тыс.', million: 'млн' },
  uz: { thousand: 'ming', million: 'mln' },
};

/** The same counter in the words of the language, for ears, paper and a resting pointer: '1,2m' alone reads as metres. */
export const counterInWords = (count: number, language: Language): string => {
  if (count < COUNTER_THOUSAND) return formatCounter(count, language);
  const unit = count < COUNTER_MILLION ? 'thousand' : 'million';
  const size = unit === 'thousand' ? COUNTER_THOUSAND : COUNTER_MILLION;
  return `${shortened(count, size)}${GROUP}${WORDS[language][unit]}`;
};
