import type { TFunction } from 'i18next';
import { isApiProblem } from '#api/problem';

/** Why something was not done. The connection is named only where no server answered. */
export const failureText = (problem: unknown, t: TFunction): string => {
  const { status, detail }: { status?: number; detail?: string } = isApiProblem(problem) ? problem : {};
  return detail || t(status === undefined ? 'sharing.unanswered' : 'sharing.failed');
};
