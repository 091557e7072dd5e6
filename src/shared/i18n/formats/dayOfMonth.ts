import type { Language } from '../languages';
import { MONTHS_IN_DATES } from './monthsInDates';

/** A day of a month without a year: '7 мая', '7-may'. */
export const formatDayOfMonth = (month: number, day: number, language: Language): string => {
  const name = MONTHS_IN_DATES[language][month - 1] ?? '';
  return language === 'uz' ? `${day}-${name}` : `${day} ${name}`;
};
