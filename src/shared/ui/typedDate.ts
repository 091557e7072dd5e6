import { dayOfIso, existingDay, isoOfDay } from '../lib/calendarDay';

/** Nobody who drives was born earlier. */
export const FIRST_YEAR = 1900;

const DIGITS = 8;

const isoOf = (year: string, month: string, day: string): string | null => {
  const found = existingDay({ year: Number(year), month: Number(month), day: Number(day) });
  return found && found.year >= FIRST_YEAR ? isoOfDay(found) : null;
};

/** The eight digits of a day as it is typed, 'DDMMYYYY', out of a date field's value. */
export const typedDigits = (value: string): string => {
  const day = dayOfIso(value);
  if (!day) return value.replace(/\D/g, '');
  const [year = '', month = '', date = ''] = value.split('-');
  return `${date}${month}${year}`;
};

/**
 * A date field's value: 'YYYY-MM-DD' once the digits name a day, until then the digits themselves, so that nothing typed is lost.
 * What is pasted or filled in by the browser at once may also begin with the year.
 */
export const valueOfDigits = (digits: string, before: string): string => {
  if (digits.length < DIGITS) return digits;
  const dayFirst = isoOf(digits.slice(4), digits.slice(2, 4), digits.slice(0, 2));
  if (dayFirst) return dayFirst;
  const isTyped = digits.length - before.length <= 1;
  return (!isTyped && isoOf(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))) || digits;
};

/** Whether a date field's value is a day of this age of the world, and not after `max` ('YYYY-MM-DD'). */
export const isDayUpTo = (value: string, max: string): boolean => {
  const day = dayOfIso(value);
  return day !== null && day.year >= FIRST_YEAR && value <= max;
};
