import type { Language } from '../languages';
import { MONTHS_IN_DATES } from './monthsInDates';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/;

/**
 * A calendar date `YYYY-MM-DD` in words: '7 мая 2026', '7-may, 2026-yil'. Read as it is written, in no time zone. What is not
 * such a date comes back unchanged: another server's text is better than nothing.
 */
export const formatDate = (date: string, language: Language): string => {
  const [, year, month, day] = ISO_DATE.exec(date) ?? [];
  const name = MONTHS_IN_DATES[language][Number(month) - 1];
  if (!year || !name) return date;
  return language === 'uz' ? `${Number(day)}-${name}, ${year}-yil` : `${Number(day)} ${name} ${year}`;
};
