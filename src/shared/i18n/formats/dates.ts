import { dateAt, TIME_ZONE } from '#contract/rules/clock';
import type { Language } from '../languages';

const LOCALES: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ' };

/** The time of the day in Tashkent; with its date if that is another day there. */
export const formatClock = (at: number, language: Language, now = Date.now()): string => {
  const day = dateAt(at) === dateAt(now) ? {} : ({ day: '2-digit', month: '2-digit' } as const);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: TIME_ZONE,
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
};

// Apart from the calendar's names, which the first page does without: see there why the tables are our own.

/** January first, as a date names the month. */
export const MONTHS_IN_DATES: Record<Language, readonly string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  uz: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
};

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

/** A day of a month without a year: '7 мая', '7-may'. */
export const formatDayOfMonth = (month: number, day: number, language: Language): string => {
  const name = MONTHS_IN_DATES[language][month - 1] ?? '';
  return language === 'uz' ? `${day}-${name}` : `${day} ${name}`;
};

/** The day of a time where the business is, in words; what is no time comes back unchanged. */
export const formatDay = (time: string, language: Language): string => formatDate(dateAt(time) || time, language);
