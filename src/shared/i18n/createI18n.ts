import { createInstance, type i18n } from 'i18next';
import { createContext } from 'react';
import type { Language } from './languages';
import type { FirstTexts } from './ru/firstTexts';

/**
 * A new i18next with one language's texts (the first ones at least), ready when it returns. One per request on the server and one per language in the
 * browser: the tree changes its language by taking another instance, so nothing on a screen is ever half switched.
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

/** `first`: the layout's and the home page's texts; `all`: every public page's; `account`: those of sign-in, the personal area and booking too. */
export type TextScope = 'first' | 'all' | 'account';

/** Where the tree takes a language's texts from. The server's holds one language whole, the browser's loads what is needed once. */
export interface TextSource {
  /** Undefined until at least the first texts have been loaded. */
  ready(language: Language): i18n | undefined;
  /** Whether every page that this tab may be on can be shown in this language. */
  hasAll(language: Language): boolean;
  load(language: Language, scope?: TextScope): Promise<i18n>;
}

export const TextSourceContext = createContext<TextSource | null>(null);
