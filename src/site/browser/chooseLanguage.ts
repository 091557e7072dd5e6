import type { DataRouter } from 'react-router';
import { pathInLanguage } from '#shared/config/languagePaths';
import type { Language } from '#shared/i18n/languages';
import type { TextSource } from '#shared/i18n/textSource';
import type { AppStore } from '#shared/store/appStore';
import { FONT_FILES } from '#shared/styles/fontFiles';
import { languageChosen } from '../features/language/languageSlice';
import { destinationOf } from './navigations';
import { switchLanguage } from './switchLanguage';

/** After that the language is shown in a font of the device. */
const WAIT_MS = 1000;

let arrived = false;

/**
 * Resolves when the font with the glyphs of a language that a page in another one does not preload is loaded. Not left to the browser: our fonts
 * are `optional`, so one that is first asked for by the text that needs it comes too late, and that text stays in a font of the
 * device for the rest of the visit. A face of our own, then: how long a browser waits does not count for one that is already loaded.
 */
export const loadFont = async (language: Language): Promise<void> => {
  if (language !== 'ru' || arrived) return;
  const face = new FontFace('Onest Cyrillic', `url(${FONT_FILES.cyrillic})`, { weight: '400 800' });
  const loading = face.load().catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  if (face.status !== 'loaded') return;
  document.fonts.add(face);
  arrived = true;
};

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
