import type { Language } from '../languages';
import { formatNumber, GROUP } from './number';

/** Intl would print 'UZS'. The apostrophe of soʻm is U+02BB. */
export const CURRENCY: Record<Language, string> = { ru: 'сум', uz: 'soʻm' };

/** Writes a decimal string as a price in soʻm: '150000.00' → '150 000 сум'. */
export const formatMoney = (amount: string, language: Language): string =>
  `${formatNumber(amount, language)}${GROUP}${CURRENCY[language]}`;
