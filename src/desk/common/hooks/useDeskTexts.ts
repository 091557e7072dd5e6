import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { isApiProblem } from '#api/problem';

export type DeskT = TFunction<'desk'>;

export const DeskTextsContext = createContext<DeskT | null>(null);

export const useDeskTexts = (): DeskT => {
  const t = useContext(DeskTextsContext);
  if (!t) throw new Error('useDeskTexts needs the frame of the desk above it');
  return t;
};

export const useProblemText = (): ((error: unknown) => string) => {
  const t = useDeskTexts();
  return (error) => {
    const { kind, detail, fields } = isApiProblem(error) ? error : { kind: 'server' };
    return kind === 'offline'
      ? t('visit.offline')
      : (Object.values(fields ?? {}).flat()[0] ?? detail ?? t('frame.failed'));
  };
};
