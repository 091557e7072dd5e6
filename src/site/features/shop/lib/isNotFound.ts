import { isApiProblem } from '../../../../api/problem';

/** The server answered, and there is no such part: Page Not Found, not a failure that could be tried again. */
export const isNotFound = (error: unknown): boolean => isApiProblem(error) && error.kind === 'notFound';
