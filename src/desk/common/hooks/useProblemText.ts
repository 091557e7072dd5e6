import { isApiProblem } from '#api/problem';
import { useDeskTexts } from './useDeskTexts';

/** Why something was not saved, in words that say what to do. The error of a call, which is an ApiProblem unless our own code threw. */
export const useProblemText = (): ((error: unknown) => string) => {
  const t = useDeskTexts();
  return (error) => {
    const { kind, detail, fields } = isApiProblem(error) ? error : { kind: 'server' };
    return kind === 'offline'
      ? t('visit.offline')
      : (Object.values(fields ?? {}).flat()[0] ?? detail ?? t('frame.failed'));
  };
};
