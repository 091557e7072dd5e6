import { type CalendarDay, dayOfIso, existingDay, isoOfDay } from '../../lib/calendarDay';

/** No living driver was born earlier. */
export const FIRST_YEAR = 1900;

const SEPARATOR = String.raw`[\s./,\-–—]`;
const pattern = (source: string) => new RegExp(`^${source.replaceAll('~', SEPARATOR)}$`);

/** Separators are optional if every part has all its digits. */
const DAY_FIRST = pattern(String.raw`(?:(\d\d)~*(\d\d)~*(\d{4})|(\d{1,2})~+(\d{1,2})~+(\d{4}))(?:\s*г\.?)?`);
const YEAR_FIRST = pattern(String.raw`(?:(\d{4})~*(\d\d)~*(\d\d)|(\d{4})~+(\d{1,2})~+(\d{1,2}))`);

const dayFound = (match: RegExpExecArray | null, order: 'day first' | 'year first'): CalendarDay | null => {
  const [first, month, last] = match?.slice(1).filter(Boolean).map(Number) ?? [];
  const [year, day] = order === 'year first' ? [first, last] : [last, first];
  return year && month && day ? existingDay({ year, month, day }) : null;
};

/** Returns 'YYYY-MM-DD' for text in a common date format, otherwise the trimmed text. */
export const readDay = (text: string): string => {
  const trimmed = text.trim();
  const dayFirst = dayFound(DAY_FIRST.exec(trimmed), 'day first');
  const yearFirst = dayFound(YEAR_FIRST.exec(trimmed), 'year first');
  // Eight digits can match both orders. A year before 1900 excludes the day-first reading.
  const found = dayFirst && dayFirst.year >= FIRST_YEAR ? dayFirst : (yearFirst ?? dayFirst);
  return found ? isoOfDay(found) : trimmed;
};

/** Formats the value of a date field as DD.MM.YYYY. Returns an invalid date unchanged. */
export const writeDay = (value: string): string => {
  const [year, month, day] = value.split('-');
  return dayOfIso(value) ? `${day}.${month}.${year}` : value;
};

const padded = (digits: string) => digits.padStart(2, '0');

/** Inserts dots into a date typed key by key. A typed separator pads the previous part with a zero. */
const withDots = (before: string, key: string): string => {
  const [, head = '', last = ''] = /^(\d\d\.)?(\d{1,2})$/.exec(before) ?? [];
  const isSeparator = pattern('~').test(key);
  if (isSeparator && last) return `${head}${padded(last)}.`;
  if (isSeparator && /^\d\d\.(?:\d\d\.)?$/.test(before)) return before;
  return /\d/.test(key) && last.length === 2 ? `${before}.${key}` : before + key;
};

/**
 * Restores a year that was split into day and month ('20.05' for 2005). It is recognised by a month above 12, a
 * separator after the third part, or a year before 1900.
 */
const withYearFirst = (text: string): string => {
  const [, century, years = '', rest = ''] = /^(19|20)\.(\d\d)(?:\.(.*))?$/.exec(text) ?? [];
  if (!century) return text;
  if (rest === '') return Number(years) > 12 ? century + years : text;
  const [, month, end] = pattern(String.raw`(\d{1,2})(~|\d\d)`).exec(rest) ?? [];
  if (!month || !end) return text;
  if (/\d/.test(end)) return Number(rest) < FIRST_YEAR ? century + years + rest : text;
  return `${century}${years}${end}${month}${end}`;
};

const MAY_GO_ON = pattern(String.raw`\d{4}~+\d{1,2}~+\d`);

/** Formats a date while the user types at the end of the text. */
export const assistDay = (text: string, before: string): string => {
  const isKey = text.length === before.length + 1 && text.startsWith(before);
  const next = isKey ? withYearFirst(withDots(before, text.slice(before.length))) : text;
  const value = readDay(next);
  return dayOfIso(value) && !(isKey && MAY_GO_ON.test(next)) ? writeDay(value) : next;
};

/** Returns whether the value of a date field is an existing day in the form 'YYYY-MM-DD'. */
export const isDay = (value: string): boolean => dayOfIso(value) !== null;

/** Returns whether the value of a date field is a day from 1900 to `max` ('YYYY-MM-DD'). */
export const isDayUpTo = (value: string, max: string): boolean => {
  const day = dayOfIso(value);
  return day !== null && day.year >= FIRST_YEAR && value <= max;
};
