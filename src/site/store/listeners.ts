import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { selectIsSignedIn, selectUserId } from '#api/authSlice';
import { dropQuery, PERSONAL_ENDPOINTS } from '#api/cache';
import { COOKIE_LANGUAGE, COOKIE_SIGNED_IN, COOKIE_THEME } from '#shared/config/constants';
import { forgetVisitorChoice } from '#shared/lib/visitorChoice';
import type { AppDispatch, AppStore, RootState, StoreExtra } from '#shared/store/appStore';
import { selectChosenLanguage } from '../features/language/languageSlice';
import { selectChosenTheme } from '../features/theme/themeSlice';

type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;

export function createAppListeners() {
  const listeners = createListenerMiddleware();
  const start: StartListening = listeners.startListening.withTypes();
  writeCookies(start);
  dropPersonalCache(start);
  return listeners;
}

const ONE_YEAR_SECONDS = 31_536_000;

const COOKIES: [name: string, valueOf: (state: RootState) => string | null][] = [
  [COOKIE_LANGUAGE, selectChosenLanguage],
  [COOKIE_THEME, selectChosenTheme],
  [COOKIE_SIGNED_IN, (state) => (selectIsSignedIn(state) ? '1' : null)],
];

/** Writes three cookies without personal data, from which the server renders the same first frame. */
function writeCookies(start: StartListening): void {
  for (const [name, valueOf] of COOKIES) {
    start({
      predicate: (_, now, before) => valueOf(now) !== valueOf(before),
      effect: (_, api) => writeCookie(name, valueOf(api.getState())),
    });
  }
}

function writeCookie(name: string, value: string | null): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Removes a customer's data from the cache, and the chosen car, when the session ends or the customer changes. */
function dropPersonalCache(start: StartListening): void {
  start({
    predicate: (_, now, before) => selectUserId(before) !== null && selectUserId(now) !== selectUserId(before),
    effect: (_, api) => {
      forgetVisitorChoice();
      const { queries } = api.getState().api;
      for (const [queryCacheKey, query] of Object.entries(queries)) {
        if (!query?.endpointName || !PERSONAL_ENDPOINTS.includes(query.endpointName)) continue;
        dropQuery(api.dispatch, queryCacheKey);
      }
    },
  });
}

/**
 * Refetches active queries on reconnect, not on focus, because content changes rarely.
 * @returns a function that stops it
 */
export function startReconnect(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const online = () => void dispatch(onOnline());
    const offline = () => void dispatch(onOffline());
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
}
