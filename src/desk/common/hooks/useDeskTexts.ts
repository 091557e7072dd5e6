import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export type DeskT = TFunction<'desk'>;

export const DeskTextsContext = createContext<DeskT | null>(null);

/** `t` of the desk's own texts in the language on the screen. What the shared primitives say they take from the site's. */
export const useDeskTexts = (): DeskT => {
  const t = useContext(DeskTextsContext);
  if (!t) throw new Error('useDeskTexts needs the frame of the desk above it');
  return t;
};
