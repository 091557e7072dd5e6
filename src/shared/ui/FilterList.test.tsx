import { screen, within } from '@testing-library/react';
import { renderWithStore } from '../../test/renderWithStore';
import { FilterList } from './FilterList';

const items = (active: number) => [
  { key: 1, label: 'Тормоза', count: 6, active: active === 1, href: active === 1 ? '/shop' : '/shop?category=1' },
  { key: 2, label: 'Масла', active: active === 2, href: active === 2 ? '/shop' : '/shop?category=2' },
];

it('marks the active entry and clears it by a second click', async () => {
  const { user, router } = renderWithStore(
    <FilterList title="Категории" all={{ label: 'Все', href: '/shop' }} items={items(2)} />,
    { path: '/shop?category=2' },
  );
  const block = await screen.findByRole('navigation', { name: 'Категории' });
  const current = within(block).getByRole('link', { current: true });
  expect(current).toHaveTextContent('Масла');
  expect(within(block).getByRole('link', { name: 'Все' })).not.toHaveAttribute('aria-current');
  await user.click(current);
  expect(router.state.location.search).toBe('');
  await user.click(within(block).getByRole('link', { name: /Тормоза/ }));
  expect(router.state.location.search).toBe('?category=1');
});

it('marks the whole list when nothing is chosen, and is absent without entries', async () => {
  const { container } = renderWithStore(
    <>
      <FilterList title="Категории" all={{ label: 'Все', href: '/shop' }} items={items(0)} />
      <FilterList title="Пусто" items={[]} />
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Все' })).toHaveAttribute('aria-current', 'true');
  expect(within(container).getAllByRole('navigation')).toHaveLength(1);
});
