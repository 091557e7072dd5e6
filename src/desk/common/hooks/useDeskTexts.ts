import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { isApiProblem } from '#api/problem';

export type DeskT = TFunction<'desk'>;

export const DeskTextsContext = createContext<DeskT | null>(null);

/** `t` of the desk's own texts in the language on the screen. What the shared primitives say they take from the site's. */
export const useDeskTexts = (): DeskT => {
  const t = useContext(DeskTextsContext);
  if (!t) throw new Error('useDeskTexts needs the frame of the desk above it');
  return t;
};

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
