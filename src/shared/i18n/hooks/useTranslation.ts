import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export const TranslationContext = createContext<{ t: TFunction } | null>(null);

/**
 * Returns the translation function, from a context: a react-i18next subscription in each component took a quarter of
 * the render time.
 * @throws without a TextsProvider
 */
export const useTranslation = (): { t: TFunction } => {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TextsProvider above it');
  return translation;
};
