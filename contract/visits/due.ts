import { dateOfDayNumber, dayNumberOf } from '../rules/clock';
import { mileageRate, type Rate, type Reading, trustedOf } from './mileage';

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
