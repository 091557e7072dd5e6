import { DAY_MS, dateOfDayNumber, dayNumberOf } from './clock';
import { PLAUSIBLE_YEARLY_MILEAGE } from './visits';

export type MileageReading = { date: string; mileage: number };
export type Rate = { km: number; days: number; km_per_month: number };

const YEAR_DAYS = 365;
const MONTH_DAYS = 30.4375;
const MIN_DAYS_APART = 30;
/** Maximum age of the first reading of a rate. An older one says little about current use and is only a fallback. */
const RECENT_DAYS = 2 * YEAR_DAYS;

/**
 * Returns the highest plausible mileage, in km.
 * @param last last known mileage, in km
 * @param ms age of that reading
 * @param leastDays minimum age to assume
 */
export const plausibleAfter = (last: number, ms: number, leastDays: number): number =>
  last + Math.ceil((PLAUSIBLE_YEARLY_MILEAGE * Math.max(leastDays, Math.ceil(ms / DAY_MS))) / YEAR_DAYS);

type Dated = MileageReading & { day: number };
const dated = (reading: MileageReading): Dated => ({ ...reading, day: dayNumberOf(reading.date) });

const isPlausible = (before: Dated, after: Dated): boolean =>
  after.mileage >= before.mileage &&
  (after.mileage - before.mileage) * YEAR_DAYS <= PLAUSIBLE_YEARLY_MILEAGE * Math.max(1, after.day - before.day);

/**
 * Returns the largest consistent set of readings, so a mistyped figure is dropped. Among equal sets the earliest
 * readings win.
 */
export function trustedOf(readings: readonly MileageReading[]): MileageReading[] {
  const sorted = readings.map(dated).toSorted((one, other) => one.day - other.day || one.mileage - other.mileage);
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
  const trusted: MileageReading[] = [];
  for (let at = first; at !== null; at = best[at]?.next ?? null) {
    const reading = sorted[at];
    if (reading) trusted.push({ date: reading.date, mileage: reading.mileage });
  }
  return trusted;
}

/**
 * Returns the mileage rate in km per month. Returns null if the readings are too close in time or the mileage has not
 * risen.
 */
export function mileageRate(trusted: readonly MileageReading[]): Rate | null {
  const readings = trusted.map(dated);
  const last = readings.at(-1);
  if (!last) return null;
  const ages = readings.map(({ mileage, day }) => ({ mileage, days: last.day - day }));
  const base =
    ages.find(({ days }) => days >= MIN_DAYS_APART && days <= RECENT_DAYS) ??
    ages.findLast(({ days }) => days >= MIN_DAYS_APART);
  const km = base ? last.mileage - base.mileage : 0;
  return base && km > 0 ? { km, days: base.days, km_per_month: Math.round((km * MONTH_DAYS) / base.days) } : null;
}

/**
 * Returns the trusted reading that contradicts a reading, or null if it is plausible.
 * @param trusted consistent readings in order of their days
 * @returns the contradicting reading, and the highest plausible mileage after it in km
 */
export function contradictionOf(
  trusted: readonly MileageReading[],
  { date, mileage }: MileageReading,
): (MileageReading & { plausible: number }) | null {
  const before = trusted.findLast((one) => one.date <= date);
  const after = trusted.find((one) => one.date > date);
  if (after && mileage > after.mileage) return { ...after, plausible: after.mileage };
  if (!before) return null;
  const plausible = plausibleAfter(
    before.mileage,
    (dayNumberOf(date) - dayNumberOf(before.date)) * DAY_MS,
    MIN_DAYS_APART,
  );
  return mileage < before.mileage || mileage > plausible ? { ...before, plausible } : null;
}

type Until = { due_date: string | null; due_mileage: number | null };
export type Rule = { service: number; km: number | null; months: number | null };
export type Advice = Until & { id: number; service: number | null };
/** `id`: for a correction, that of the original visit, so that reminders are not sent twice. */
export type CountedVisit = MileageReading & { id: number; works: readonly number[]; findings: readonly Advice[] };

/** Work that the owner had done elsewhere. It counts like the works of a visit, but does not end loose findings. */
export type OwnWork = MileageReading & { id: number; fact: string; service: number | null };

/**
 * `expected_on`: forecast day; null if it is past or the mileage has been reached.
 * `when`: due day by date or forecast, possibly past. `fact`: stable key until the work is done.
 */
export type Due = Until & {
  fact: string;
  service: number | null;
  finding: number | null;
  last: MileageReading;
  every: Omit<Rule, 'service'> | null;
  expected_on: string | null;
  when: string | null;
  is_overdue: boolean;
};
type DueState = Omit<Due, 'expected_on' | 'when' | 'is_overdue'>;
export type UpcomingMaintenance = {
  readings: MileageReading[];
  known: MileageReading | null;
  km_per_month: number | null;
  due: Due[];
};

/**
 * `visits`: in order of closing. `typed`: mileage that the customer entered in the garage. `entries`: earlier entries.
 * `own`: works done elsewhere, in order of their days.
 */
type MaintenanceInput = {
  today: string;
  visits: readonly CountedVisit[];
  typed: MileageReading | null;
  entries?: readonly MileageReading[];
  own?: readonly OwnWork[];
  rules: readonly Rule[];
};

const MAX_DAYS_AHEAD = 3_650;

/** Returns the same day of a later month, or the last day of that month if it is shorter. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * Returns the upcoming maintenance of a car.
 * A rule (docs/spec/car-care.md) applies from the last visit or own record that included its work.
 * A finding applies until its work is done or checked again, and replaces the rule of the same work.
 */
export function upcomingMaintenance({
  today,
  visits,
  typed,
  entries = [],
  own = [],
  rules,
}: MaintenanceInput): UpcomingMaintenance {
  const readings = [...visits, ...own].map(({ date, mileage }) => ({ date, mileage }));
  // Closing a visit copies its mileage to the garage, so that is no separate reading.
  const isKnown = ({ mileage }: MileageReading) => readings.some((one) => one.mileage === mileage);
  for (const entry of [...entries, ...(typed ? [typed] : [])]) if (!isKnown(entry)) readings.push(entry);
  const trusted = trustedOf(readings);
  const rate = mileageRate(trusted);
  const known = trusted.at(-1) ?? null;

  const done = new Map<number, MileageReading & { fact: string }>();
  const advised = new Map<number, DueState>();
  let loose: DueState[] = [];
  const settle = (service: number, work: MileageReading & { fact: string }) => {
    done.set(service, work);
    advised.delete(service);
  };
  let waiting = own;
  const settleOwn = (isDue: (work: OwnWork) => boolean) => {
    const later = waiting.findIndex((work) => !isDue(work));
    const end = later === -1 ? waiting.length : later;
    for (const work of waiting.slice(0, end))
      if (work.service !== null) settle(work.service, { ...work, fact: `work:own${work.id}:${work.service}` });
    waiting = waiting.slice(end);
  };
  for (const visit of visits) {
    settleOwn(({ date }) => date < visit.date);
    loose = [];
    const last = { date: visit.date, mileage: visit.mileage };
    for (const [place, { id, service, due_date, due_mileage }] of visit.findings.entries()) {
      const advice = { service, finding: id, last, every: null, due_date, due_mileage };
      if (service === null) loose.push({ ...advice, fact: `found:${visit.id}:${place}` });
      else advised.set(service, { ...advice, fact: `advised:${visit.id}:${service}` });
    }
    for (const service of visit.works) settle(service, { ...visit, fact: `work:${visit.id}:${service}` });
  }
  settleOwn(() => true);
  const settledFacts = new Set(own.filter(({ service }) => service === null).map(({ fact }) => fact));
  const ruled = rules.flatMap(({ service, km, months }) => {
    const visit = done.get(service);
    if (!visit || advised.has(service)) return [];
    const last = { date: visit.date, mileage: visit.mileage };
    return {
      fact: visit.fact,
      service,
      finding: null,
      last,
      every: { km, months },
      due_date: months === null ? null : monthsLater(last.date, months),
      due_mileage: km === null ? null : last.mileage + km,
    };
  });
  const due = [...advised.values(), ...loose.filter(({ fact }) => !settledFacts.has(fact)), ...ruled]
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
  return { readings: trusted, known, km_per_month: rate?.km_per_month ?? null, due: due.toSorted(inOrder) };
}

/** Forecasts the day on which a mileage is reached. Returns the day of the latest reading if it has been reached. */
function reachedOn(mileage: number | null, known: MileageReading | null, rate: Rate | null): string | null {
  if (mileage === null || known === null || rate === null) return null;
  const days = Math.max(0, Math.ceil(((mileage - known.mileage) * rate.days) / rate.km));
  return days > MAX_DAYS_AHEAD ? null : dateOfDayNumber(dayNumberOf(known.date) + days);
}

const sooner = (date: string | null, other: string | null): string | null =>
  date !== null && other !== null && other < date ? other : (date ?? other);

const rankOf = (due: Due): string => `${due.is_overdue ? 0 : 1}${due.when ?? '9999-12-31'}`;
const inOrder = (one: Due, other: Due): number => rankOf(one).localeCompare(rankOf(other), 'en');
