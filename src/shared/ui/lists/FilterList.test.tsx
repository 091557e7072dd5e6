import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import type { AddressFrom } from '../../config/hooks/useAddress';
import { FilterLink } from './FilterLink';
import { type FilterItem, FilterList } from './FilterList';

const to =
  (category: number): AddressFrom =>
  ({ paths, query }) =>
    paths.shop({ ...Object.fromEntries(query), category: query.get('category') === `${category}` ? 0 : category });

const items = (active: number) => [
  { key: 1, label: 'Тормоза', count: 6, active: active === 1, to: to(1) },
  { key: 2, label: 'Масла', active: active === 2, to: to(2) },
];

const all = { label: 'Все', to: to(0) };

it('marks the active filter and clears it on click', async () => {
  const { user, router } = renderWithStore(<FilterList title="Категории" all={all} items={items(2)} />, {
    path: '/shop?category=2',
  });
  const block = await screen.findByRole('navigation', { name: 'Категории' });
  const current = within(block).getByRole('link', { current: true });
  expect(current).toHaveTextContent('Масла');
  expect(within(block).getByRole('link', { name: 'Все' })).not.toHaveAttribute('aria-current');
  await user.click(current);
  expect(router.state.location.search).toBe('');
  await user.click(within(block).getByRole('link', { name: /Тормоза/ }));
  expect(router.state.location.search).toBe('?category=1');
});

it('keeps an active filter without results clickable', async () => {
  const empty = items(2).map((item) => ({ ...item, isEmpty: true }));
  const { user, router } = renderWithStore(<FilterList title="Категории" all={all} items={empty} />, {
    path: '/shop?category=2',
  });
  const current = await screen.findByRole('link', { current: true });
  expect(screen.getByRole('link', { name: /Тормоза/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(current);
  expect(router.state.location.search).toBe('');
});

it('marks the link to all items if no filter is active, and renders nothing without filters', async () => {
  const { container } = renderWithStore(
    <>
      <FilterList title="Категории" all={all} items={items(0)} />
      <FilterList title="Пусто" items={[]} />
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Все' })).toHaveAttribute('aria-current', 'true');
  expect(within(container).getAllByRole('navigation')).toHaveLength(1);
});

it('scrolls a keyboard-focused filter into view', async () => {
  const scrolled: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const { user } = renderWithStore(<FilterList title="Категории" all={all} items={items(0)} />, { path: '/shop' });
  await screen.findByRole('link', { name: 'Все' });
  await user.tab();
  await user.tab();
  expect(scrolled).toEqual([screen.getByRole('link', { name: 'Все' }), screen.getByRole('link', { name: /Тормоза/ })]);
  scroll.mockRestore();
});

describe('filter clicks during a pending navigation', () => {
  const makers = [
    {
      key: 'Bosch',
      label: 'Bosch',
      active: false,
      to: ({ paths, query }) => paths.shop({ ...Object.fromEntries(query), manufacturer: 'Bosch' }),
    },
  ] satisfies FilterItem[];

  it.each([
    ['on two filters apply both', '/shop', ['Тормоза', 'Bosch'], '/shop?category=1&manufacturer=Bosch'],
    ['on the same filter clear it', '/shop', ['Масла', 'Масла'], '/shop'],
    [
      'on two values of a filter apply the last one',
      '/shop?category=2',
      ['Тормоза', 'Bosch', 'Масла'],
      '/shop?category=2&manufacturer=Bosch',
    ],
  ])('%s', async (_, path, clicks, expected) => {
    const { router } = renderWithStore(
      <>
        <FilterList title="Категории" items={items(0)} />
        <FilterList title="Производители" items={makers} />
      </>,
      { path },
    );
    const links = await Promise.all(clicks.map((name) => screen.findByRole('link', { name: new RegExp(name) })));
    act(() => links.forEach((link) => link.click()));
    await waitFor(() => expect(router.createHref(router.state.location)).toBe(expected));
    expect(router.state.navigation.state).toBe('idle');
  });

  it('count a double click once', async () => {
    const { router, user } = renderWithStore(<FilterList title="Категории" items={items(0)} />, { path: '/shop' });
    await user.dblClick(await screen.findByRole('link', { name: /Масла/ }));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.createHref(router.state.location)).toBe('/shop?category=2');
  });

  it('on the link to the next page advance one page each', async () => {
    const { router, user } = renderWithStore(
      <FilterLink rel="next" to={({ paths, query }) => paths.shop({ page: Number(query.get('page') ?? 1) + 1 })}>
        Дальше
      </FilterLink>,
      { path: '/shop' },
    );
    await user.tripleClick(await screen.findByRole('link', { name: 'Дальше' }));
    await waitFor(() => expect(router.createHref(router.state.location)).toBe('/shop?page=4'));
  });

  it('keep the language and page of the pending navigation', async () => {
    const { router } = renderWithStore(<FilterList title="Категории" items={items(0)} />, { path: '/shop' });
    const link = await screen.findByRole('link', { name: /Масла/ });
    act(() => {
      void router.navigate('/uz/shop?page=3');
      link.click();
    });
    await waitFor(() => expect(router.createHref(router.state.location)).toBe('/uz/shop?page=3&category=2'));
  });

  it('are left to the browser if they open another tab', async () => {
    const { router } = renderWithStore(<FilterList title="Категории" items={items(0)} />, { path: '/shop' });
    const link = await screen.findByRole('link', { name: /Масла/ });
    const takenOver: boolean[] = [];
    const note = (event: Event) => {
      takenOver.push(event.defaultPrevented);
      event.preventDefault(); // jsdom does not implement the default action
    };
    document.addEventListener('click', note, { once: true });
    act(() => {
      void router.navigate('/shop?page=3');
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    });
    await waitFor(() => expect(router.createHref(router.state.location)).toBe('/shop?page=3'));
    expect(takenOver).toEqual([false]);
  });
});
