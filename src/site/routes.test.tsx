import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
import { PAGE_NAMES, PAGES, pageOf } from '#contract/rules/pages';
import type { QueryThunk } from '#shared/config/page';
import { createRoutes, isRouteHandle, pageOfMatch, type RouteHandle } from './routes';

const setUp = () => {
  const started: QueryThunk[] = [];
  const routes = createRoutes({
    languageOf: () => 'ru',
    start: (queriesOf) => void started.push(...queriesOf()),
    importPage: () => Promise.resolve({ Component: () => null, load: () => [] }),
  });
  return { routes, started };
};

const addresses = [
  '/',
  '/home',
  '/uz',
  '/uz/home',
  '/about',
  '/uz/home/blog',
  '/shop/singl-shop/3',
  '/personal/garage',
  '/uz/personal/car-edit/4',
  '/no/such/page',
];

it.each([
  '/personal',
  '/uz/personal',
  '/personal/',
  '/personal/nowhere',
  '/home/personal/garage',
])('%s is Page Not Found', (address) => {
  expect(matchRoutes(setUp().routes, address)?.at(-1)?.route.path).toBe('*');
});

it.each(
  addresses,
)('%s renders at once with the server’s data: no loader runs before the first render', async (address) => {
  const { routes, started } = setUp();
  const matches = matchRoutes(routes, address) ?? [];
  for (const { route } of matches) {
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    delete route.lazy;
    Object.assign(route, await lazy());
  }
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData: { loaderData } });
  expect(router.state.initialized).toBe(true);
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(matches.map(({ route }) => route.id));
  expect(started).toEqual([]);
  router.dispose();
});

const handlesIn = (routes: RouteObject[]): RouteHandle[] =>
  routes.flatMap(({ handle, children = [] }) => [...(isRouteHandle(handle) ? [handle] : []), ...handlesIn(children)]);

// Webpack requires a literal chunk name in the import, and the server needs the name as data.
test('lists for every page the chunk name of its import', () => {
  const handles = handlesIn(setUp().routes);
  expect(handles.map(({ page }) => /webpackChunkName: "([^"]+)"/.exec(String(page))?.[1])).toEqual(
    handles.map(({ chunk }) => chunk),
  );
});

test.each(PAGE_NAMES)('routes the addresses of %s to its page under each prefix', (name) => {
  const { routes } = setUp();
  const { path, alternatives, underHome } = PAGES[name];
  for (const address of [path, ...alternatives].map((one) => one.replace(/:\w+/, '7').replace('*', 'no-such-page'))) {
    for (const prefix of ['', '/uz', '/home', '/uz/home']) {
      const found = underHome || !prefix.endsWith('/home') ? name : 'notFound';
      expect([prefix + address, pageOfMatch(matchRoutes(routes, prefix + address)?.at(-1))]).toEqual([
        prefix + address,
        found,
      ]);
      expect(pageOf(prefix + address)).toBe(found);
    }
  }
});
