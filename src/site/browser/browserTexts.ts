import type { i18n } from 'i18next';
import { createI18n } from '../../shared/i18n/createI18n';
import type { Language } from '../../shared/i18n/languages';
import type { FirstTexts } from '../../shared/i18n/ru/firstTexts';
import type { TextScope, TextSource } from '../../shared/i18n/textSource';

const firstChunks: Record<Language, () => Promise<{ firstTexts: FirstTexts }>> = {
  ru: () => import(/* webpackChunkName: "texts-ru" */ '../../shared/i18n/ru/firstTexts'),
  uz: () => import(/* webpackChunkName: "texts-uz" */ '../../shared/i18n/uz/firstTexts'),
};
type Later = Exclude<TextScope, 'first'>;
/** What comes after the first texts: of every public page; and of some pages. Each exports its texts and nothing else. */
const laterChunks: Record<Later, Record<Language, () => Promise<object>>> = {
  all: {
    ru: () => import(/* webpackChunkName: "texts-ru-pages" */ '../../shared/i18n/ru/pageTexts'),
    uz: () => import(/* webpackChunkName: "texts-uz-pages" */ '../../shared/i18n/uz/pageTexts'),
  },
  account: {
    ru: () => import(/* webpackChunkName: "texts-ru-account" */ '../../shared/i18n/ru/accountTexts'),
    uz: () => import(/* webpackChunkName: "texts-uz-account" */ '../../shared/i18n/uz/accountTexts'),
  },
  booking: {
    ru: () => import(/* webpackChunkName: "texts-ru-booking" */ '../../shared/i18n/ru/bookingTexts'),
    uz: () => import(/* webpackChunkName: "texts-uz-booking" */ '../../shared/i18n/uz/bookingTexts'),
  },
};
const laters = Object.keys(laterChunks) as Later[];

/** Loads each chunk of a language at most once; after a failure the next wish tries again. */
export const createBrowserTexts = (): TextSource => {
  const ready = new Map<Language, i18n>();
  const loaded = { all: new Set<Language>(), account: new Set<Language>(), booking: new Set<Language>() };

  const loadFirst = async (language: Language) => {
    const { firstTexts } = await firstChunks[language]();
    const instance = ready.get(language) ?? createI18n(language, firstTexts);
    ready.set(language, instance);
    return instance;
  };
  const loadLater = async (language: Language, later: Later) => {
    const [instance, chunk] = await Promise.all([loadFirst(language), laterChunks[later][language]()]);
    if (!loaded[later].has(language))
      for (const texts of Object.values(chunk)) instance.addResourceBundle(language, 'translation', texts, true);
    loaded[later].add(language);
  };
  // Whoever has been on such a page may be there when the language switches.
  const wanted = (scope?: TextScope) =>
    laters.filter((later) => later === 'all' || later === scope || loaded[later].size > 0);
  return {
    ready: (language) => ready.get(language),
    hasAll: (language) => wanted().every((later) => loaded[later].has(language)),
    load: async (language, scope = 'all') => {
      if (scope !== 'first') await Promise.all(wanted(scope).map((later) => loadLater(language, later)));
      return loadFirst(language);
    },
  };
};
