import { dateAt } from '#contract/rules/clock';

/** 'YYYY-MM-DD'; PostgreSQL knows no year 0, and nobody who drives was born before. */
const EARLIEST = '1900-01-01';

/** Whether somebody can have been born on the day, 'YYYY-MM-DD': not before 1900, and not after today in Tashkent. */
export function isBirthdate(day: string, now = Date.now()): boolean {
  return day >= EARLIEST && day <= dateAt(now);
}
