import { createInstance, type i18n } from 'i18next';
import { createContext } from 'react';
import type { Language } from './languages';
import type { FirstTexts } from './ru/firstTexts';

/**
 * Returns an initialised i18next instance for one language. Changing the language replaces the instance, so that a
 * screen never mixes languages.
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
  hasAll(language: Language): boolean;
  load(language: Language, scope?: TextScope): Promise<i18n>;
}

export const TextSourceContext = createContext<TextSource | null>(null);
