import type { Language } from '../languages';
import { formatDate } from './date';

const DAY_MS = 86_400_000;

type Unit = 'day' | 'week' | 'month';
const RUSSIAN: Record<Unit, [one: string, few: string, many: string]> = {
  day: ['день', 'дня', 'дней'],
  week: ['неделю', 'недели', 'недель'],
  month: ['месяц', 'месяца', 'месяцев'],
};
const UZBEK: Record<Unit, string> = { day: 'kun', week: 'hafta', month: 'oy' };

const russianForm = (count: number, [one, few, many]: [string, string, string]): string => {
  const tens = count % 100;
  const ones = count % 10;
  if (tens > 10 && tens < 15) return many;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
};

const ago = (count: number, unit: Unit, language: Language): string =>
  language === 'uz' ? `${count} ${UZBEK[unit]} oldin` : `${count} ${russianForm(count, RUSSIAN[unit])} назад`;

/**
 * How long ago a calendar date `YYYY-MM-DD` was, seen from the day `today` (same form): 'сегодня', '2 дня назад'. Beyond a year,
 * and for days to come, the date itself. It depends on the clock, so it is only for after mount.
 */
export const formatRelativeDate = (date: string, today: string, language: Language): string => {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (!(days >= 0) || days > 365) return formatDate(date, language);
  if (days === 0) return language === 'uz' ? 'bugun' : 'сегодня';
  if (days === 1) return language === 'uz' ? 'kecha' : 'вчера';
  if (days < 14) return ago(days, 'day', language);
  if (days < 60) return ago(Math.floor(days / 7), 'week', language);
  return ago(Math.floor(days / 30), 'month', language);
};
