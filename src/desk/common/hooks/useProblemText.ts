import type { ApiProblem } from '../../../api/problem';
import { useDeskTexts } from './useDeskTexts';

/** Why something was not saved, in words that say what to do. */
export const useProblemText = (): ((problem: ApiProblem) => string) => {
  const t = useDeskTexts();
  return ({ kind, detail, fields }) =>
    kind === 'offline' ? t('visit.offline') : (Object.values(fields ?? {}).flat()[0] ?? detail ?? t('frame.failed'));
};
