import type { Language } from '../languages';
import { formatNumber, GROUP } from './number';

/** Intl would print 'UZS'. The apostrophe of soʻm is U+02BB. */
export const CURRENCY: Record<Language, string> = { ru: 'сум', uz: 'soʻm' };

/** A price in soʻm out of a decimal string: '150000.00' → '150 000 сум'. */
export const formatMoney = (amount: string, language: Language): string =>
  `${formatNumber(amount, language)}${GROUP}${CURRENCY[language]}`;
