import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteMatch, RouterProvider } from 'react-router';
import type { Transport } from '#api/client';
import { ROOT_ELEMENT_ID } from '#shared/config/constants';
import { languageOfPath } from '#shared/config/paths';
import { createI18n, type TextScope, type TextSource } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import type { AccountTexts } from '#shared/i18n/ru/accountTexts';
import type { FirstTexts } from '#shared/i18n/ru/firstTexts';
import type { PageTexts } from '#shared/i18n/ru/pageTexts';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { navigationCommitted } from '#shared/store/routeState';
import { watchBack } from '#shared/ui/overlays/useBackCloses';
import { Application } from '../app/Application';
import { languageShown, selectChosenLanguage } from '../features/language/languageSlice';
import { readPageState } from '../pageState';
import { createRoutes, isRouteHandle } from '../routes';
import { makeStore } from '../store/store';
import { createImportChunk } from './importChunk';
import { destinationOf, followNavigations } from './navigations';
import { createPrefetch } from './prefetchPage';

export const whileWaiting = (wait: Promise<unknown>): void => {
  const { dataset } = document.documentElement;
  dataset.waits = '';
  const end = () => void delete dataset.waits;
  wait.then(end, end);
};

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

const late = lazyExtra(() => import(/* webpackChunkName: "late" */ '../layouts/SiteLayout/late/LateParts'));

const flushNow = (render: () => unknown): undefined => {
  flushSync(render);
};

/** Resolves matched lazy routes before hydration. React Router would discard the server's HTML to load them. */
const resolveMatched = async (matches: RouteMatch[]): Promise<void> => {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const lazy = route.lazy;
      delete route.lazy;
      Object.assign(route, await lazy());
    }),
  );
};

const textsOf = (matches: RouteMatch[]): TextScope => {
  const handle: unknown = matches.at(-1)?.route.handle;
  return isRouteHandle(handle) ? handle.texts : 'all';
};

/**
 * Creates store, routes and texts without rendering, so that the browser can handle input before hydration.
 * @returns a function that hydrates
 */
export const prepare = async (): Promise<() => void> => {
  const page = readPageState();
  const { config, store: preloadedState } =
    page ?? (await (await import(/* webpackChunkName: "static-spa" */ './startStaticSpa')).startStaticSpa());
  const transport: Transport = {
    mainUrl: config.mainApiUrl,
    publicUrl: config.publicApiUrl,
    // Always revalidates, because the HTTP cache may contain a captive portal's reply.
    fetch: (url, init) => window.fetch(url, { cache: 'no-cache', ...init }),
  };
  const devTools = config.reduxDevtools && (await import('../store/devTools')).devToolsOptions;
  const store = makeStore({ preloadedState, transport, devTools });
  const { pathname: here, search } = window.location;
  store.dispatch(navigationCommitted({ pathname: here, search }));
  const serverState = store.getState();
  const texts = createBrowserTexts();
  const languageOf = (pathname: string) => languageOfPath(pathname, selectChosenLanguage(store.getState()));

  let destination = () => window.location.href;
  const importChunk = createImportChunk(() => destination());
  const routes = createRoutes({
    languageOf,
    start: (queriesOf, url) => {
      if (!prefetch.fresh.has(url.href)) for (const query of queriesOf()) store.dispatch(query);
    },
    prepareTexts: (language, scope) => importChunk(() => texts.load(language, scope)),
    importPage: importChunk,
  });
  const prefetch = createPrefetch(store, routes, languageOf, texts);
  const matches = matchRoutes(routes, here) ?? [];
  await Promise.all([resolveMatched(matches), texts.load(languageOf(here), textsOf(matches))]);
  store.dispatch(languageShown(languageOf(here)));

  // The service worker may respond with the cached page of another address: its data is usable, but its HTML cannot be
  // hydrated.
  const isRendered = page !== null && document.documentElement.dataset.ofAnother === undefined;

  return () => {
    // Provides data for every matched loader, so that none runs before the first render.
    const hydrationData = { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])) };
    watchBack();
    const router = createBrowserRouter(routes, isRendered ? { hydrationData } : {});
    destination = () => router.createHref(destinationOf(router));
    transport.onSessionEnded = () =>
      void import(/* webpackChunkName: "session" */ './leaveEndedSession').then(({ leaveEndedSession }) =>
        leaveEndedSession(router),
      );
    followNavigations(router, store);
    // Ends a navigation that was pending when the page entered the back/forward cache.
    window.addEventListener('pageshow', ({ persisted }) => {
      const { navigation, location } = router.state;
      if (persisted && navigation.location) void router.navigate(location, { replace: true, preventScrollReset: true });
    });

    const app = (
      <Application
        store={store}
        serverState={serverState}
        config={config}
        texts={texts}
        chooseLanguage={(language) => {
          whileWaiting(
            import(/* webpackChunkName: "choose-language" */ './chooseLanguage').then(({ chooseLanguage }) =>
              chooseLanguage(store, router, texts, language),
            ),
          );
        }}
        destination={() => destinationOf(router)}
        prefetch={prefetch}
        late={late}
        // `RouterProvider` is not imported from 'react-router/dom', which includes server components.
        router={<RouterProvider router={router} flushSync={flushNow} />}
      />
    );
    const root = document.getElementById(ROOT_ELEMENT_ID);
    if (!root) throw new Error('The document has no root element');
    startTransition(() => {
      if (isRendered) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  };
};
