/** 'YYYY-MM-DD'; PostgreSQL knows no year 0, and nobody who drives was born before. */
const EARLIEST = '1900-01-01';
/** Uzbekistan is five hours ahead of UTC all year round. */
const AHEAD_MS = 5 * 60 * 60 * 1000;

/** Whether somebody can have been born on the day, 'YYYY-MM-DD': not before 1900, and not after today in Tashkent. */
export function isBirthdate(day: string, now = Date.now()): boolean {
  const today = new Date(now + AHEAD_MS).toISOString().slice(0, EARLIEST.length);
  return day >= EARLIEST && day <= today;
}
