import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from '#shared/config/publicConfig';
import { createI18n, type TextSource } from '#shared/i18n/createI18n';
import { texts as russian } from '#shared/i18n/ru/index';

import { texts as uzbek } from '#shared/i18n/uz/index';
import { navigationCommitted } from '#shared/store/routeState';
import { LanguageBoundary } from '#site/app/App';
import { Providers } from '#site/app/Providers';
import { destinationOf, followNavigations } from '#site/browser/navigations';
import { EveryLatePart } from '#site/layouts/SiteLayout/late/EveryLatePart';
import type { PreloadedState } from '#site/store/rootReducer';
import { makeStore } from '#site/store/store';
import { serverTransport } from './serverTransport';

const instances = { ru: createI18n('ru', russian), uz: createI18n('uz', uzbek) };
const textSource: TextSource = {
  ready: (language) => instances[language],
  hasAll: () => true,
  load: async (language) => instances[language],
};

interface Options {
  path?: string;
  preloadedState?: PreloadedState;
  transport?: ReturnType<typeof serverTransport>;
  config?: Partial<PublicConfig>;
}

export function renderWithStore(
  ui: ReactNode,
  { path = '/', preloadedState, transport = serverTransport(), config }: Options = {},
) {
  const store = makeStore({ transport, ...(preloadedState && { preloadedState }) });
  const frame = (
    <LanguageBoundary>
      <Outlet />
    </LanguageBoundary>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: ui }] }], {
    initialEntries: [path],
  });
  const { pathname, search } = router.state.location;
  store.dispatch(navigationCommitted({ pathname, search }));
  followNavigations(router, store);
  const view = render(
    <Providers
      store={store}
      serverState={store.getState()}
      config={{ ...DEFAULT_PUBLIC_CONFIG, ...config }}
      texts={textSource}
      destination={() => destinationOf(router)}
      late={EveryLatePart}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    store,
    transport,
    router,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
  };
}
