import { createInstance, type TFunction } from 'i18next';
import type { Language } from '#shared/i18n/languages';
import type { KindTexts } from '#shared/i18n/ru/content/index';

export interface ContentWords {
  language: Language;
  t: TFunction<'content'>;
  kindTexts: KindTexts;
}

const CHUNKS = {
  ru: () => import(/* webpackChunkName: "content-ru" */ './ru'),
  uz: () => import(/* webpackChunkName: "content-uz" */ './uz'),
};

const load = async (language: Language): Promise<ContentWords> => {
  const { contentTexts, kindTexts } = await CHUNKS[language]();
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { content: contentTexts } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return { language, t: instance.getFixedT(language, 'content'), kindTexts };
};

const loaded = new Map<Language, Promise<ContentWords>>();

export const loadContentTexts = (language: Language): Promise<ContentWords> => {
  const known = loaded.get(language);
  if (known) return known;
  const loading = load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
};
