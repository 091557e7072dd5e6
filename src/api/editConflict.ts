import { isApiProblem } from './problem';

/** What is stored by now, where the server refused a change that is based on older values; null for any other problem. */
export const storedInstead = (problem: unknown): Record<string, unknown> | null => {
  if (!isApiProblem(problem) || problem.code !== 'edit_conflict') return null;
  const stored = problem.reply?.stored;
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
};
