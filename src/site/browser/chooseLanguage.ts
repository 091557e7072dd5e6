import type { DataRouter } from 'react-router';
import { pathInLanguage } from '#shared/config/languagePaths';
import type { Language } from '#shared/i18n/languages';
import type { TextSource } from '#shared/i18n/textSource';
import type { AppStore } from '#shared/store/appStore';
import { languageChosen } from '../features/language/languageSlice';
import { loadFont } from './loadFont';
import { destinationOf } from './navigations';
import { switchLanguage } from './switchLanguage';

/**
 * The visitor picked a language: shown without a reload, stored, and the address follows (Uzbek under /uz, Russian short). The
 * address is replaced, not added: Back from a language would otherwise lead to the same screen. Rejects when the texts cannot be had.
 */
export const chooseLanguage = async (
  store: AppStore,
  router: DataRouter,
  texts: TextSource,
  language: Language,
): Promise<void> => {
  const load = (wanted: Language) => Promise.all([texts.load(wanted), loadFont(wanted)]);
  if (!(await switchLanguage(store, { load, show: () => undefined }, language))) return;
  store.dispatch(languageChosen(language));
  const { pathname, search, hash } = destinationOf(router);
  const target = pathInLanguage(pathname, language);
  if (target === pathname) return;
  await router.navigate(`${target}${search}${hash}`, { replace: true, preventScrollReset: true });
};
