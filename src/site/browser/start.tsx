import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteMatch, RouterProvider } from 'react-router';
import type { Transport } from '#api/transport';
import { ROOT_ELEMENT_ID } from '#shared/config/constants';
import { languageOfPath } from '#shared/config/languagePaths';
import type { TextScope } from '#shared/i18n/textSource';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { whileWaiting } from '#shared/lib/whileWaiting';
import { Application } from '../app/Application';
import { languageShown, selectChosenLanguage } from '../features/language/languageSlice';
import { readPageState } from '../pageState';
import { createRoutes, isRouteHandle } from '../routes';
import { makeStore } from '../store/store';
import { createBrowserTexts } from './browserTexts';
import { createImportChunk } from './importChunk';
import { announceNavigations, destinationOf } from './navigations';
import { createPrefetch } from './prefetchPage';

const late = lazyExtra(() => import(/* webpackChunkName: "late" */ '../layouts/SiteLayout/late/LateParts'));

const flushNow = (render: () => unknown): undefined => {
  flushSync(render);
};

/** A lazy route among the matched ones would tear the server's HTML down at hydration: they are resolved beforehand. */
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
 * Prepares everything that does not touch the screen, and returns how to take it over. Two steps, so that the caller can let the
 * browser answer the visitor in between.
 */
export const prepare = async (): Promise<() => void> => {
  const page = readPageState();
  const { config, store: preloadedState } =
    page ?? (await (await import(/* webpackChunkName: "static-spa" */ './startStaticSpa')).startStaticSpa());
  const transport: Transport = {
    mainUrl: config.mainApiUrl,
    publicUrl: config.publicApiUrl,
    // Whatever answered in the server's place, such as a captive portal, may have said that it keeps: ask again each time.
    fetch: (url, init) => window.fetch(url, { cache: 'no-cache', ...init }),
  };
  const devTools = config.reduxDevtools && (await import('../store/devtools/devToolsOptions')).devToolsOptions;
  const store = makeStore({ preloadedState, transport, devTools });
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
  const here = window.location.pathname;
  const matches = matchRoutes(routes, here) ?? [];
  await Promise.all([resolveMatched(matches), texts.load(languageOf(here), textsOf(matches))]);
  store.dispatch(languageShown(languageOf(here)));

  // A worker may answer one address with the page of another: of that its data are right, not its HTML.
  const isRendered = page !== null && document.documentElement.dataset.ofAnother === undefined;

  return () => {
    // Data for every matched loader, so that none of them runs before the first render.
    const hydrationData = { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])) };
    const router = createBrowserRouter(routes, isRendered ? { hydrationData } : {});
    destination = () => router.createHref(destinationOf(router));
    // In the chunk of the code that calls this: it is there by then.
    transport.onSessionEnded = () =>
      void import(/* webpackChunkName: "session" */ './leaveEndedSession').then(({ leaveEndedSession }) =>
        leaveEndedSession(router),
      );
    announceNavigations(router, store);
    // Out of the back/forward cache: where the page was on the way to when it was left, the visitor has come back from.
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
          // Of no use before the first tap on a language: fetched then.
          // Offline the language on the screen stays.
          whileWaiting(
            import(/* webpackChunkName: "choose-language" */ './chooseLanguage').then(({ chooseLanguage }) =>
              chooseLanguage(store, router, texts, language),
            ),
          );
        }}
        destination={() => destinationOf(router)}
        prefetch={prefetch}
        late={late}
        // What 'react-router/dom' does, without the server components that come with it.
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
