import { type ApiProblem, isApiProblem } from '#api/problem';
import type { DeskT } from '../../common/hooks/useDeskTexts';

/** What the server says of the picture, or why it was not reached. */
export const problemText = (error: unknown, t: DeskT): string => {
  const problem: Partial<ApiProblem> = isApiProblem(error) ? error : {};
  return problem.fields?.['picture']?.[0] ?? problem.detail ?? t('frame.failed');
};
