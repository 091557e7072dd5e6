import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { TextSource } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import { type Prefetch, savesData } from '#shared/lib/navigation';

import type { AppStore } from '#shared/store/appStore';
import { isRouteHandle } from '../routes';

/** Within this time an address is prefetched once. */
const freshMs = 2_000;

export interface PagePrefetch extends Prefetch {
  fresh: ReadonlySet<string>;
}

export const createPrefetch = (
  store: AppStore,
  routes: RouteObject[],
  languageOf: (pathname: string) => Language,
  texts: TextSource,
): PagePrefetch => {
  // Cache of route matches by address, because matching is slow and would delay a tap.
  const matched = new Map<string, RouteMatch[]>();
  const matchesOf = (pathname: string) => {
    const matches = matched.get(pathname) ?? matchRoutes(routes, pathname) ?? [];
    matched.set(pathname, matches);
    return matches;
  };
  const fresh = new Set<string>();
  const answered = new Set<string>();
  const urlOf = (path: string) => new URL(path, window.location.origin);
  const prefetch = (url: URL, withData: boolean) => {
    for (const { route, params } of matchesOf(url.pathname)) {
      if (!isRouteHandle(route.handle) || route.path?.endsWith('*')) continue;
      if (route.handle.onIntent && !withData) continue;
      const language = languageOf(url.pathname);
      texts.load(language, route.handle.texts).catch(() => undefined);
      route.handle.page().then(
        async ({ load }) => {
          if (!withData || !load) return;
          await Promise.all(load({ language }, { params, url }).map((query) => store.dispatch(query)));
          answered.add(url.href);
        },
        () => undefined,
      );
    }
  };
  return {
    fresh,
    chunk: (path) => {
      if (!savesData()) prefetch(urlOf(path), false);
    },
    data: (path) => {
      const url = urlOf(path);
      if (savesData() || fresh.has(url.href)) return;
      fresh.add(url.href);
      setTimeout(() => fresh.delete(url.href), freshMs);
      prefetch(url, true);
    },
    hasData: (path) => answered.has(urlOf(path).href),
  };
};
