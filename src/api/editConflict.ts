import { isApiProblem } from './problem';

/** The stored values, if the server refused a change that is based on older ones; null for any other problem. */
export const storedInstead = (problem: unknown): Record<string, unknown> | null => {
  if (!isApiProblem(problem) || problem.code !== 'edit_conflict') return null;
  const stored = problem.reply?.stored;
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
};
