import type { i18n as I18n } from 'i18next';
import { createI18n } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import type { FirstTexts } from '#shared/i18n/ru/firstTexts';

const CHUNKS = {
  ru: () => import(/* webpackChunkName: "texts-ru" */ './ru'),
  uz: () => import(/* webpackChunkName: "texts-uz" */ './uz'),
};

const loaded = new Map<Language, Promise<I18n>>();

const load = async (language: Language): Promise<I18n> => {
  const { siteTexts, deskTexts } = await CHUNKS[language]();
  const instance = createI18n(language, siteTexts as unknown as FirstTexts);
  instance.addResourceBundle(language, 'desk', deskTexts);
  return instance;
};

export const loadTexts = (language: Language): Promise<I18n> => {
  const known = loaded.get(language);
  if (known) return known;
  const loading = load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
};
