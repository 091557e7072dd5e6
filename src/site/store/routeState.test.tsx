import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useGetPartsQuery } from '#api/generated/catalog';
import { useQueryParams } from '#shared/lib/address';
import { navigationCommitted, useRouteSelector } from '#shared/store/routeState';
import { deferred } from '#test/deferred';
import { renderWithStore } from '#test/renderWithStore';
import { answer, testTransport } from '#test/testTransport';
import { selectBlogFilters } from '../features/blog/blogFiltersSlice';
import { selectContactsChoice } from '../features/contacts/contactsSlice';
import { parseShopFilters, partsArgs, selectShopFilters } from '../features/shop/shopSlice';
import { makeStore } from './store';

test.each(['/blog', '/home/blog', '/uz/home/blog'])('sets the blog filters from the query of %s', (pathname) => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(navigationCommitted({ pathname, search: '?page=2&tag=4&month=12&date=31' }));
  expect(selectBlogFilters(store.getState())).toEqual({ page: 2, category: 0, tag: 4, month: 12, date: 31 });
  store.dispatch(navigationCommitted({ pathname, search: '?page=0&tag=-1&month=13&date=32&category=1e3' }));
  expect(selectBlogFilters(store.getState())).toEqual({ page: 1, category: 0, tag: 0, month: 0, date: 0 });
});

test('sets only the slice of the current page', () => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(navigationCommitted({ pathname: '/shop', search: '?category=3&manufacturer=Bosch&in_stock=1' }));
  store.dispatch(navigationCommitted({ pathname: '/uz/contacts', search: '?region=2&branch=5' }));
  store.dispatch(navigationCommitted({ pathname: '/blog/blog-singl-post/4', search: '?page=3' }));
  const state = store.getState();
  expect(selectShopFilters(state)).toEqual(
    parseShopFilters(new URLSearchParams('category=3&manufacturer=Bosch&in_stock=1')),
  );
  expect(selectContactsChoice(state)).toEqual({ region: 2, branch: 5 });
  expect(selectBlogFilters(state).page).toBe(1);
});

describe('the route and its slice', () => {
  const renders: string[] = [];
  const torn: string[] = [];

  /** Slow component, so that React interrupts the render. */
  const Slow = ({ children }: { children: ReactNode }) => {
    const end = performance.now() + 8;
    while (performance.now() < end);
    return children;
  };
  const ByAddress = () => {
    renders.push(`address ${useQueryParams().get('category')}`);
    return null;
  };
  const BySlice = () => {
    const named = useQueryParams().get('category');
    const { category } = useRouteSelector(selectShopFilters);
    renders.push(`slice ${category}`);
    if (Number(named) !== category) torn.push(`${named} ${category}`);
    return <p>{`Category ${category}`}</p>;
  };
  const tree = (
    <>
      <ByAddress />
      <Slow>
        <BySlice />
        <Slow>
          <BySlice />
        </Slow>
      </Slow>
    </>
  );
  /** Renders in a concurrent root, as in a browser. `act` would render synchronously. */
  const open = () => {
    const { router } = renderWithStore(tree, { path: '/shop?category=1', transport: testTransport() });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    renders.length = 0;
    torn.length = 0;
    const shows = (category: number) =>
      waitFor(() => expect(screen.getAllByText(`Category ${category}`)).toHaveLength(2));
    return { router, shows };
  };
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('change in the same render', async () => {
    const { router, shows } = open();
    await router.navigate('/shop?category=2');
    await shows(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(renders).toEqual(['address 2', 'slice 2', 'slice 2']);
  });

  it('agree in every render during quick navigation and on Back and Forward', async () => {
    const { router, shows } = open();
    for (let category = 2; category <= 20; category += 1) {
      await router.navigate(`/shop?category=${category}`);
      await new Promise((resolve) => setTimeout(resolve, category % 4 === 0 ? 0 : category * 2));
    }
    await shows(20);
    for (const step of [-1, -1, 1, -1, -3, 1, -2]) {
      await router.navigate(step);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await shows(14);
    expect(torn).toEqual([]);
  });
});

it('shows the list of the current address when a stale response of an earlier filter arrives later', async () => {
  const Parts = () => {
    const parts = useGetPartsQuery(partsArgs('ru', useRouteSelector(selectShopFilters)));
    return <p>{parts.currentData?.results[0]?.name}</p>;
  };
  const late = deferred();
  const nameOf = (url: string) =>
    `Part of category ${new URL(url, 'http://site.internal').searchParams.get('category')}`;
  const transport = testTransport();
  transport.between = async ({ url }) => {
    if (url.includes('category=2')) await late.promise;
    return answer(200, { count: 1, results: [{ id: 1, name: nameOf(url), price: '1000.00' }] });
  };
  const { router } = renderWithStore(<Parts />, { path: '/shop?category=1', transport });
  await screen.findByText('Part of category 1');
  await act(() => router.navigate('/shop?category=2'));
  await act(() => router.navigate('/shop?category=3'));
  await screen.findByText('Part of category 3');
  await act(async () => late.resolve());
  expect(transport.calls).toHaveLength(3);
  expect(screen.getByText('Part of category 3')).toBeVisible();
  expect(screen.queryByText('Part of category 2')).toBeNull();
});
