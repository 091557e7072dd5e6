import { createInstance, type i18n } from 'i18next';
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
