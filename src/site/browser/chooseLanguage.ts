import type { DataRouter } from 'react-router';
import { apiSlice } from '#api/apiSlice';
import { subscriptionCheck } from '#api/cache';
import { pathInLanguage } from '#shared/config/paths';
import type { TextSource } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { FONT_FILES } from '#shared/styles/fontFiles';
import { languageChosen, languageShown, selectShownLanguage } from '../features/language/languageSlice';
import { destinationOf } from './navigations';

const CONTENT_WAIT_MS = 1000;

export interface LanguageTexts {
  load(language: Language): Promise<unknown>;
  show(language: Language): void;
}

const latestRequest = new WeakMap<AppStore, Language>();

/**
 * Switches the language once its texts have loaded and its content has loaded or `CONTENT_WAIT_MS` have passed.
 * @returns false if a newer switch has started
 * @throws when the texts cannot be loaded
 */
export async function switchLanguage(store: AppStore, texts: LanguageTexts, language: Language): Promise<boolean> {
  latestRequest.set(store, language);
  if (selectShownLanguage(store.getState()) === language) return true;
  const content = Promise.race([loadContent(store, language), pause(CONTENT_WAIT_MS)]);
  await Promise.all([texts.load(language), content]);
  if (latestRequest.get(store) !== language) return false;
  texts.show(language);
  store.dispatch(languageShown(language));
  return true;
}

function loadContent(store: AppStore, language: Language): Promise<unknown> {
  const isRead = subscriptionCheck(store.dispatch);
  const loads: PromiseLike<unknown>[] = [];
  for (const [key, query] of Object.entries(store.getState().api.queries)) {
    const args: unknown = query?.originalArgs;
    if (!query?.endpointName || !isLocalized(args) || args.lang === language || !isRead(key)) continue;
    const endpoint = (apiSlice.endpoints as Record<string, InitiatingEndpoint>)[query.endpointName];
    if (endpoint) loads.push(store.dispatch(endpoint.initiate({ ...args, lang: language }, { subscribe: false })));
  }
  return Promise.allSettled(loads);
}

interface InitiatingEndpoint {
  initiate(
    args: unknown,
    options: { subscribe: false },
  ): Parameters<AppStore['dispatch']>[0] & (() => PromiseLike<unknown>);
}

const isLocalized = (args: unknown): args is { lang: Language } =>
  typeof args === 'object' && args !== null && 'lang' in args;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const WAIT_MS = 1000;

let arrived = false;

/**
 * Loads the Cyrillic font. With `font-display: optional`, a font that loads after the switch is not used on this page.
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
 * Switches and stores the language. Replaces the history entry, so that Back does not show the same screen.
 * @throws when the texts cannot be loaded
 */
export const chooseLanguage = async (
  store: AppStore,
  router: DataRouter,
  texts: TextSource,
  language: Language,
): Promise<void> => {
  const load = (target: Language) => Promise.all([texts.load(target), loadFont(target)]);
  if (!(await switchLanguage(store, { load, show: () => undefined }, language))) return;
  store.dispatch(languageChosen(language));
  const { pathname, search, hash } = destinationOf(router);
  const target = pathInLanguage(pathname, language);
  if (target === pathname) return;
  await router.navigate(`${target}${search}${hash}`, { replace: true, preventScrollReset: true });
};
