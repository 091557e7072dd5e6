import type { i18n } from 'i18next';
import { createI18n } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import type { AccountTexts } from '#shared/i18n/ru/accountTexts';
import type { FirstTexts } from '#shared/i18n/ru/firstTexts';
import type { PageTexts } from '#shared/i18n/ru/pageTexts';
import type { TextSource } from '#shared/i18n/textSource';

const firstChunks: Record<Language, () => Promise<{ firstTexts: FirstTexts }>> = {
  ru: () => import(/* webpackChunkName: "texts-ru" */ '#shared/i18n/ru/firstTexts'),
  uz: () => import(/* webpackChunkName: "texts-uz" */ '#shared/i18n/uz/firstTexts'),
};
const pageChunks: Record<Language, () => Promise<{ pageTexts: PageTexts }>> = {
  ru: () => import(/* webpackChunkName: "texts-ru-pages" */ '#shared/i18n/ru/pageTexts'),
  uz: () => import(/* webpackChunkName: "texts-uz-pages" */ '#shared/i18n/uz/pageTexts'),
};
const accountChunks: Record<Language, () => Promise<{ accountTexts: AccountTexts }>> = {
  ru: () => import(/* webpackChunkName: "texts-ru-account" */ '#shared/i18n/ru/accountTexts'),
  uz: () => import(/* webpackChunkName: "texts-uz-account" */ '#shared/i18n/uz/accountTexts'),
};

/** Loads each chunk of a language at most once; after a failure the next wish tries again. */
export const createBrowserTexts = (): TextSource => {
  const ready = new Map<Language, i18n>();
  const whole = new Set<Language>();
  const withAccount = new Set<Language>();

  const loadFirst = async (language: Language) => {
    const { firstTexts } = await firstChunks[language]();
    const instance = ready.get(language) ?? createI18n(language, firstTexts);
    ready.set(language, instance);
    return instance;
  };
  const loadAll = async (language: Language) => {
    const [instance, { pageTexts }] = await Promise.all([loadFirst(language), pageChunks[language]()]);
    if (!whole.has(language)) instance.addResourceBundle(language, 'translation', pageTexts, true);
    whole.add(language);
    return instance;
  };
  const loadAccount = async (language: Language) => {
    const [instance, { accountTexts }] = await Promise.all([loadAll(language), accountChunks[language]()]);
    if (!withAccount.has(language)) instance.addResourceBundle(language, 'translation', accountTexts, true);
    withAccount.add(language);
    return instance;
  };
  // Whoever has been on a page of the account may be there when the language switches.
  const isOfAccount = () => withAccount.size > 0;
  return {
    ready: (language) => ready.get(language),
    hasAll: (language) => whole.has(language) && (withAccount.has(language) || !isOfAccount()),
    load: (language, scope = 'all') => {
      if (scope === 'first') return loadFirst(language);
      return scope === 'account' || isOfAccount() ? loadAccount(language) : loadAll(language);
    },
  };
};
