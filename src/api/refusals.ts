import { type ApiProblem, isApiProblem } from './problem';

/** The stored values, if the server refused a change that is based on older ones; null for any other problem. */
export const storedInstead = (problem: unknown): Record<string, unknown> | null => {
  if (!isApiProblem(problem) || problem.code !== 'edit_conflict') return null;
  const stored = problem.reply?.stored;
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
};

/** The last known mileage of a car, beside which another one is implausible. */
export interface ImplausibleMileage {
  last: number | null;
  /** When it was so. */
  at: string | null;
  /** The most that can be expected by now. */
  plausible: number | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Null: it was refused for something else. */
export const implausibleOf = (problem: unknown): ImplausibleMileage | null => {
  if (!isApiProblem(problem) || problem.code !== 'mileage_implausible') return null;
  const { last, at, plausible } = (problem satisfies ApiProblem).reply ?? {};
  return { last: numberOf(last), at: typeof at === 'string' ? at : null, plausible: numberOf(plausible) };
};
