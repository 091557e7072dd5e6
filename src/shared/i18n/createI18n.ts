import { createInstance, type i18n } from 'i18next';
import { createContext } from 'react';
import type { Language } from './languages';
import type { FirstTexts } from './ru/firstTexts';

/**
 * Returns a ready i18next instance for one language. A language change swaps the instance, so that a screen never mixes
 * languages.
 */
export const createI18n = (language: Language, texts: FirstTexts): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '' },
  });
  return instance;
};

/** `first`: layout and home page. `all`: every public page. `account`: also sign-in, account area and booking. */
export type TextScope = 'first' | 'all' | 'account';

export interface TextSource {
  ready(language: Language): i18n | undefined;
  /** Whether every page of this tab can render in this language. */
  hasAll(language: Language): boolean;
  load(language: Language, scope?: TextScope): Promise<i18n>;
}

export const TextSourceContext = createContext<TextSource | null>(null);
