import { type ApiProblem, isApiProblem } from './problem';

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
