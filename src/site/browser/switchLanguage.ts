import { apiSlice } from '#api/apiSlice';
import { liveReaders } from '#api/cache';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { languageShown, selectShownLanguage } from '../features/language/languageSlice';

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
