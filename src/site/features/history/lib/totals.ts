import type { HistoryTotal } from '#contract/visits';
import type { HistoryChoice } from './historyUrl';

export interface CarChoice {
  id: number;
  name: string;
  plate: string;
}

/** Each car once, the one that came last first. */
export const carsOf = (totals: readonly HistoryTotal[]): CarChoice[] => [
  ...new Map(totals.map(({ car, name, plate }) => [car, { id: car, name, plate }])).values(),
];

/** The newest first; `chosen` is one of them even without a visit, so that the filter shows it. 0: none is chosen. */
export const yearsOf = (totals: readonly HistoryTotal[], chosen: number): number[] =>
  [...new Set([...totals.map(({ year }) => year), chosen])].filter(Boolean).toSorted((a, b) => b - a);

/** Of what is chosen. */
export function sumOf(totals: readonly HistoryTotal[], choice: Pick<HistoryChoice, 'car' | 'year'>) {
  const chosen = totals.filter(
    ({ car, year }) => (choice.car === 0 || car === choice.car) && (choice.year === 0 || year === choice.year),
  );
  return {
    visits: chosen.reduce((sum, { visits }) => sum + visits, 0),
    total: chosen.reduce((sum, { total }) => sum + total, 0),
  };
}
