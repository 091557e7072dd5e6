import { type ApiProblem, isApiProblem } from './problem';

/** Returns the stored values if a change was rejected because of an edit conflict, else null. */
export const storedValuesOf = (problem: unknown): Record<string, unknown> | null => {
  if (!isApiProblem(problem) || problem.code !== 'edit_conflict') return null;
  const stored = problem.reply?.stored;
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
};

export interface ImplausibleMileage {
  last: number | null;
  at: string | null;
  /** Highest mileage that is plausible now, in km. */
  plausible: number | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the known mileage if a change was rejected because of an implausible mileage, else null. */
export const implausibleOf = (problem: unknown): ImplausibleMileage | null => {
  if (!isApiProblem(problem) || problem.code !== 'mileage_implausible') return null;
  const { last, at, plausible } = (problem satisfies ApiProblem).reply ?? {};
  return { last: numberOf(last), at: typeof at === 'string' ? at : null, plausible: numberOf(plausible) };
};
