import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export const TranslationContext = createContext<{ t: TFunction } | null>(null);

/**
 * `t` of the language on the screen. react-i18next's own hook runs once, at the top of the tree: in each of the 200 components of a page its
 * subscription and its copy of the i18next instance were a quarter of the time of a rendering.
 */
export const useTranslation = (): { t: TFunction } => {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TextsProvider above it');
  return translation;
};
