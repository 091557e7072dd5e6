import type { DataRouter } from 'react-router';
import { apiSlice } from '#api/apiSlice';
import { liveReaders } from '#api/cache';
import { pathInLanguage } from '#shared/config/paths';
import type { TextSource } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { FONT_FILES } from '#shared/styles/fontFiles';
import { languageChosen, languageShown, selectShownLanguage } from '../features/language/languageSlice';
import { destinationOf } from './navigations';

/** Content that is not there in the new language by then shows its placeholders. */
const CONTENT_WAIT_MS = 1000;

/** The interface texts as the side that creates the i18next instances offers them. */
export interface LanguageTexts {
  /** Resolves when the language can be shown; at once when it was loaded before. */
  load(language: Language): Promise<unknown>;
  /** Flips i18next, synchronously: the slice flips in the same go. */
  show(language: Language): void;
}

/** The newest wanted language of a store: a slower, older switch must not win. */
const wanted = new WeakMap<AppStore, Language>();

/**
 * Shows the site in another language: its texts and every content query on the screen are loaded in it first, then i18next and the
 * slice flip together, so that languages never mix. Content stays cached, so switching back sends nothing. Does not store a choice
 * (that is `languageChosen`). Resolves to whether the language was shown: a newer switch takes over; rejects when the texts cannot be had.
 */
export async function switchLanguage(store: AppStore, texts: LanguageTexts, language: Language): Promise<boolean> {
  wanted.set(store, language);
  if (selectShownLanguage(store.getState()) === language) return true;
  const content = Promise.race([loadContent(store, language), pause(CONTENT_WAIT_MS)]);
  await Promise.all([texts.load(language), content]);
  if (wanted.get(store) !== language) return false;
  texts.show(language);
  store.dispatch(languageShown(language));
  return true;
}

/** Starts what somebody on the screen reads, in the new language. What is cached sends nothing. */
function loadContent(store: AppStore, language: Language): Promise<unknown> {
  const isRead = liveReaders(store.dispatch);
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
