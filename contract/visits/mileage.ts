import { DAY_MS, dayNumberOf } from '../rules/clock';
import { PLAUSIBLE_YEARLY_MILEAGE } from './limits';

/** What the odometer said on a day, 'YYYY-MM-DD'. */
export type Reading = { date: string; mileage: number };
/** So many kilometres in so many days. */
export type Rate = { km: number; days: number; km_per_month: number };

const YEAR_DAYS = 365;
const MONTH_DAYS = 30.4375;
/** Over less than that nobody can say how much somebody drives. */
const SHORTEST_DAYS = 30;
/** How much was driven before says little of today. */
const RECENT_DAYS = 2 * YEAR_DAYS;

/**
 * The highest mileage that a car can have by now, in km.
 * @param last the last known mileage, in km
 * @param ms how long ago it was read
 * @param leastDays the reading counts as at least so many days old
 */
export const plausibleAfter = (last: number, ms: number, leastDays: number): number =>
  last + Math.ceil((PLAUSIBLE_YEARLY_MILEAGE * Math.max(leastDays, Math.ceil(ms / DAY_MS))) / YEAR_DAYS);

type Dated = Reading & { day: number };
const dated = (reading: Reading): Dated => ({ ...reading, day: dayNumberOf(reading.date) });

/** Whether a car can have driven from the one to the other. */
const isPlausible = (before: Dated, after: Dated): boolean =>
  after.mileage >= before.mileage &&
  (after.mileage - before.mileage) * YEAR_DAYS <= PLAUSIBLE_YEARLY_MILEAGE * Math.max(1, after.day - before.day);

/**
 * The most readings that can all be right: a figure that was mistyped stands alone against the others. Of several such choices the one
 * of what was known first, until a further reading speaks for another.
 */
export function trustedOf(readings: readonly Reading[]): Reading[] {
  const sorted = readings.map(dated).toSorted((one, other) => one.day - other.day || one.mileage - other.mileage);
  /** From each reading the length of the longest choice that begins there, and what comes next in it. */
  const best: { length: number; next: number | null }[] = [];
  let first: number | null = null;
  for (let at = sorted.length - 1; at >= 0; at--) {
    let here: { length: number; next: number | null } = { length: 1, next: null };
    for (let next = sorted.length - 1; next > at; next--) {
      const length = 1 + (best[next]?.length ?? 0);
      const [before, after] = [sorted[at], sorted[next]];
      if (before && after && length >= here.length && isPlausible(before, after)) here = { length, next };
    }
    best[at] = here;
    if (here.length >= (first === null ? 0 : (best[first]?.length ?? 0))) first = at;
  }
  const trusted: Reading[] = [];
  for (let at = first; at !== null; at = best[at]?.next ?? null) {
    const reading = sorted[at];
    if (reading) trusted.push({ date: reading.date, mileage: reading.mileage });
  }
  return trusted;
}

/** How much the car drives, by readings that are right; null where they tell too little, or it stands. */
export function mileageRate(trusted: readonly Reading[]): Rate | null {
  const readings = trusted.map(dated);
  const last = readings.at(-1);
  if (!last) return null;
  const ages = readings.map(({ mileage, day }) => ({ mileage, days: last.day - day }));
  const base =
    ages.find(({ days }) => days >= SHORTEST_DAYS && days <= RECENT_DAYS) ??
    ages.findLast(({ days }) => days >= SHORTEST_DAYS);
  const km = base ? last.mileage - base.mileage : 0;
  return base && km > 0 ? { km, days: base.days, km_per_month: Math.round((km * MONTH_DAYS) / base.days) } : null;
}
