import { DAY_MS, dateOfDayNumber, dayNumberOf } from './clock';
import { PLAUSIBLE_YEARLY_MILEAGE } from './visits';

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

type Until = { due_date: string | null; due_mileage: number | null };
/** `months` and `km`: whichever comes first. */
export type Rule = { service: number; km: number | null; months: number | null };
export type Advice = Until & { id: number; service: number | null };
/** A closed visit that counts; `id`: of one that puts another right, the first one's, so that what was told of it is not told again. */
export type CountedVisit = Reading & { id: number; works: readonly number[]; findings: readonly Advice[] };

/**
 * What is due of a car, with why: `last`: when its work was done, or what was found was found; `every`: the rule; `finding`: its id.
 * `expected_on`: when the car will have that mileage if it goes on as until now; never a day that is past, nor of a mileage that it has
 * already. `when`: when it is time for it, by its date or by what is driven, also where that is past; null: nobody can tell. `fact`: the same
 * as long as nothing was done about it.
 */
export type Due = Until & {
  fact: string;
  service: number | null;
  finding: number | null;
  last: Reading;
  every: Omit<Rule, 'service'> | null;
  expected_on: string | null;
  when: string | null;
  is_overdue: boolean;
};
type Standing = Omit<Due, 'expected_on' | 'when' | 'is_overdue'>;
/** `known`: the last mileage that is believed. */
export type Outlook = { known: Reading | null; km_per_month: number | null; due: Due[] };

/** `visits` in the order in which they were closed; `typed`: what the customer has written in the garage, and when. Dates are 'YYYY-MM-DD'. */
type Asked = { today: string; visits: readonly CountedVisit[]; typed: Reading | null; rules: readonly Rule[] };

/** Nobody plans further ahead. */
const LONGEST_DAYS = 3_650;

/** The same day of a later month, or its last one. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * A rule counts from the visit that did its work last: without one nothing is due by it, and nothing but a visit moves it. A finding stands
 * until its work was done or it was looked at again; one without a work until the next visit. It goes before the rule of its work.
 */
export function outlookOf({ today, visits, typed, rules }: Asked): Outlook {
  const readings = visits.map(({ date, mileage }) => ({ date, mileage }));
  // What closing has written in the garage is the visit's own.
  if (typed && !visits.some(({ mileage }) => mileage === typed.mileage)) readings.push(typed);
  const trusted = trustedOf(readings);
  const rate = mileageRate(trusted);
  const known = trusted.at(-1) ?? null;

  const done = new Map<number, CountedVisit>();
  const advised = new Map<number, Standing>();
  let loose: Standing[] = [];
  for (const visit of visits) {
    loose = [];
    const last = { date: visit.date, mileage: visit.mileage };
    for (const [place, { id, service, due_date, due_mileage }] of visit.findings.entries()) {
      const advice = { service, finding: id, last, every: null, due_date, due_mileage };
      if (service === null) loose.push({ ...advice, fact: `found:${visit.id}:${place}` });
      else advised.set(service, { ...advice, fact: `advised:${visit.id}:${service}` });
    }
    for (const service of visit.works) {
      done.set(service, visit);
      advised.delete(service);
    }
  }
  const ruled = rules.flatMap(({ service, km, months }) => {
    const visit = done.get(service);
    if (!visit || advised.has(service)) return [];
    const last = { date: visit.date, mileage: visit.mileage };
    return {
      fact: `work:${visit.id}:${service}`,
      service,
      finding: null,
      last,
      every: { km, months },
      due_date: months === null ? null : monthsLater(last.date, months),
      due_mileage: km === null ? null : last.mileage + km,
    };
  });
  const due = [...advised.values(), ...loose, ...ruled]
    .filter(({ due_date, due_mileage }) => due_date !== null || due_mileage !== null)
    .map((one): Due => {
      const reached = reachedOn(one.due_mileage, known, rate);
      const isPassed = one.due_mileage !== null && known !== null && known.mileage > one.due_mileage;
      const isDriven = one.due_mileage !== null && known !== null && known.mileage >= one.due_mileage;
      return {
        ...one,
        expected_on: isDriven || (reached !== null && reached < today) ? null : reached,
        when: sooner(one.due_date, reached),
        is_overdue: isPassed || (one.due_date !== null && one.due_date < today),
      };
    });
  return { known, km_per_month: rate?.km_per_month ?? null, due: due.toSorted(inOrder) };
}

/** What is driven already, on the day on which that was known. */
function reachedOn(mileage: number | null, known: Reading | null, rate: Rate | null): string | null {
  if (mileage === null || known === null || rate === null) return null;
  const days = Math.max(0, Math.ceil(((mileage - known.mileage) * rate.days) / rate.km));
  return days > LONGEST_DAYS ? null : dateOfDayNumber(dayNumberOf(known.date) + days);
}

const sooner = (date: string | null, other: string | null): string | null =>
  date !== null && other !== null && other < date ? other : (date ?? other);

/** Overdue ones first, then by when it is time. */
const rankOf = (due: Due): string => `${due.is_overdue ? 0 : 1}${due.when ?? '9999-12-31'}`;
const inOrder = (one: Due, other: Due): number => rankOf(one).localeCompare(rankOf(other), 'en');
