import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export const TranslationContext = createContext<{ t: TFunction } | null>(null);

/**
 * Returns `t` of the language on the screen. A subscription of react-i18next per component took a quarter of the render
 * time.
 */
export const useTranslation = (): { t: TFunction } => {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TextsProvider above it');
  return translation;
};
