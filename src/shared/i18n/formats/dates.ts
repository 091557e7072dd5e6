import { dateAt, TIME_ZONE } from '#contract/rules/clock';
import type { Language } from '../languages';

const LOCALES: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ' };

/**
 * Formats a time as HH:MM in Tashkent, with day and month if it is not today.
 * @param at ms since 1970
 */
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

// Not in calendar.ts, which is not part of the initial bundle. Its comment explains why Intl is not used.

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

/** Formats `YYYY-MM-DD` without a time zone: '7 мая 2026', '7-may, 2026-yil'. Returns other text unchanged. */
export const formatDate = (date: string, language: Language): string => {
  const [, year, month, day] = ISO_DATE.exec(date) ?? [];
  const name = MONTHS_IN_DATES[language][Number(month) - 1];
  if (!year || !name) return date;
  return language === 'uz' ? `${Number(day)}-${name}, ${year}-yil` : `${Number(day)} ${name} ${year}`;
};

/** Formats a day without its year: '7 мая', '7-may'. Months count from 1. */
export const formatDayOfMonth = (month: number, day: number, language: Language): string => {
  const name = MONTHS_IN_DATES[language][month - 1] ?? '';
  return language === 'uz' ? `${day}-${name}` : `${day} ${name}`;
};

/** Formats the day of an ISO time in Tashkent, in words. Returns invalid input unchanged. */
export const formatDay = (time: string, language: Language): string => formatDate(dateAt(time) || time, language);
