import type { TFunction } from 'i18next';
import { COUNTER_MILLION, COUNTER_THOUSAND } from '../../config/constants';
import type { Language } from '../languages';

export const GROUP = '\u00a0';
export const DECIMAL = ',';

const DECIMAL_TEXT = /^(-?)0*(\d+)(?:\.(\d+))?$/;

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, GROUP);

/**
 * Formats a decimal with grouped thousands and up to two decimals, truncated: '85000.50' → '85 000,50', '85000.00' →
 * '85 000'. Works on digits to avoid float errors. Returns other text unchanged.
 */
export const formatNumber = (value: string | number, _language: Language): string => {
  const [, sign, whole, fraction = ''] = DECIMAL_TEXT.exec(String(value).trim()) ?? [];
  if (whole === undefined) return String(value);
  const decimals = fraction.slice(0, 2).padEnd(2, '0');
  const isZero = /^0*$/.test(whole + decimals);
  return `${isZero ? '' : sign}${grouped(whole)}${decimals === '00' ? '' : DECIMAL + decimals}`;
};

/** Rounds down, so that a counter never overstates. Integer arithmetic avoids float errors. */
const shortened = (count: number, unit: number): string => {
  const tenths = Math.floor(count / (unit / 10));
  const rest = tenths % 10;
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : DECIMAL + rest}`;
};

/** Formats a home page counter (docs/spec/content.md#how-values-are-written): '999', '1,5k', '2,3m'. */
export const formatCounter = (count: number, _language: Language): string => {
  if (count < COUNTER_THOUSAND) return String(Math.floor(count));
  if (count < COUNTER_MILLION) return `${shortened(count, COUNTER_THOUSAND)}k`;
  return `${shortened(count, COUNTER_MILLION)}m`;
};

const WORDS: Record<Language, { thousand: string; million: string }> = {
  ru: { thousand: 'тыс.', million: 'млн' },
  uz: { thousand: 'ming', million: 'mln' },
};

/** Formats a home page counter in words, such as '1,2 млн', for screen readers, print and tooltips. */
export const counterInWords = (count: number, language: Language): string => {
  if (count < COUNTER_THOUSAND) return formatCounter(count, language);
  const unit = count < COUNTER_MILLION ? 'thousand' : 'million';
  const size = unit === 'thousand' ? COUNTER_THOUSAND : COUNTER_MILLION;
  return `${shortened(count, size)}${GROUP}${WORDS[language][unit]}`;
};

const HOUR = 60;

/** Formats minutes: '40 мин', '1 ч 30 мин', '16 ч'. Never uses days, because a working day has fewer than 24 hours. */
export const formatDuration = (minutes: number, t: TFunction): string => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return [
    hours > 0 && t('services.hours', { count: hours }),
    (rest > 0 || hours === 0) && t('common.minutes', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Intl would print 'UZS'. The apostrophe of soʻm is U+02BB. */
export const CURRENCY: Record<Language, string> = { ru: 'сум', uz: 'soʻm' };

/** Formats a decimal string as a price in soʻm: '150000.00' → '150 000 сум'. */
export const formatMoney = (amount: string, language: Language): string =>
  `${formatNumber(amount, language)}${GROUP}${CURRENCY[language]}`;

/** Formats a quantity in thousandths with all its decimals: 4500 → '4,5'. */
export const formatQuantity = (thousandths: number, language: Language): string => {
  const [, rest] = String(thousandths / 1_000).split('.');
  return formatNumber(Math.floor(thousandths / 1_000), language) + (rest ? DECIMAL + rest : '');
};
