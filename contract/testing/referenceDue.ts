import type { Advice, CountedVisit, MileageReading, Rule } from '../rules/due';
import { PLAUSIBLE_YEARLY_MILEAGE } from '../rules/visits';

/** Slow reference implementation of contract/rules/due.ts for property tests. */

const next = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
export const after = (date: string, days: number): string => {
  let day = date;
  for (let passed = 0; passed < days; passed++) day = next(day);
  return day;
};
const between = (from: string, to: string): number => {
  let days = 0;
  for (let day = from; day < to; day = next(day)) days += 1;
  return days;
};

export function referenceTrusted(readings: readonly MileageReading[]): MileageReading[] {
  const sorted = readings.toSorted((a, b) => a.date.localeCompare(b.date) || a.mileage - b.mileage);
  let best: number[] = [];
  for (let choice = 0; choice < 2 ** sorted.length; choice++) {
    const places = sorted.flatMap((_, place) => (Math.floor(choice / 2 ** place) % 2 === 1 ? [place] : []));
    const fits = places.every((place, index) => {
      const [one, other] = [sorted[places[index - 1] ?? place], sorted[place]];
      if (index === 0 || !one || !other) return true;
      const most = (PLAUSIBLE_YEARLY_MILEAGE / 365) * Math.max(1, between(one.date, other.date));
      return other.mileage >= one.mileage && other.mileage - one.mileage <= most + 1e-6;
    });
    const isEarlier = () => {
      const at = places.findIndex((place, index) => place !== best[index]);
      return at >= 0 && (places[at] ?? 0) < (best[at] ?? 0);
    };
    if (fits && (places.length > best.length || (places.length === best.length && isEarlier()))) best = places;
  }
  return best.flatMap((place) => sorted[place] ?? []);
}

export function referenceExpected(known: MileageReading, mileage: number, { km, days }: { km: number; days: number }) {
  let day = known.date;
  for (let passed = 0; passed <= 3_650; passed++) {
    if (known.mileage * days + passed * km >= mileage * days) return day;
    day = next(day);
  }
  return null;
}

export function referenceMonths(date: string, months: number): string {
  let [year = 0, month = 0] = date.split('-').map(Number);
  for (let passed = 0; passed < months; passed++) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  for (let day = Number(date.slice(8)); ; day--) {
    const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    if (!Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)) return text;
  }
}

type Stands = { service: number | null; finding: number | null; due_date: string | null; due_mileage: number | null };

export function referenceDueState(visits: readonly CountedVisit[], rules: readonly Rule[]): Stands[] {
  const does = (service: number) => (visit: CountedVisit) => visit.works.includes(service);
  const isOpen = (finding: Advice, visit: CountedVisit, at: number): boolean => {
    const later = visits.slice(at + 1);
    const { service } = finding;
    if (service === null) return later.length === 0;
    const lastHere = visit.findings.filter((other) => other.service === service).at(-1);
    const isSeenAgain = later.some(({ findings }) => findings.some((other) => other.service === service));
    return finding === lastHere && !isSeenAgain && ![visit, ...later].some(does(service));
  };
  const found = visits.flatMap((visit, at) => visit.findings.filter((finding) => isOpen(finding, visit, at)));
  const ruled = rules.flatMap(({ service, km, months }) => {
    const last = visits.filter(does(service)).at(-1);
    if (!last || found.some((finding) => finding.service === service)) return [];
    return {
      service,
      finding: null,
      due_date: months === null ? null : referenceMonths(last.date, months),
      due_mileage: km === null ? null : last.mileage + km,
    };
  });
  return [
    ...found.map(({ id, service, due_date, due_mileage }) => ({ service, finding: id, due_date, due_mileage })),
    ...ruled,
  ].filter(({ due_date, due_mileage }) => due_date !== null || due_mileage !== null);
}
