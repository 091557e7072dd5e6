import { isApiProblem } from './problem';

/**
 * Whether the server answered that there is no such thing: an answer, not a failure that could be tried again.
 * A file of its own, because `problem.ts` is in the first page's script and this is not.
 */
export const isNotFound = (error: unknown): boolean => isApiProblem(error) && error.kind === 'notFound';
