import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderWithStore } from '#test/renderWithStore';
import { Component as ServicePage } from './ServicePage';

const open = async (path: string, prices: string) => {
  const view = renderWithStore(
    <Routes>
      <Route path="services/singl-services/:id" element={<ServicePage />} />
      <Route path="uz/services/singl-services/:id" element={<ServicePage />} />
    </Routes>,
    { path },
  );
  await screen.findByRole('table', { name: prices });
  return view;
};

it('shows the price for each class of car, the guarantee with its terms and the list of included work', async () => {
  await open('/services/singl-services/8', 'Цена для вашей машины');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Малый класс.*от 150\s000\sсум$/),
    expect.stringMatching(/^Седан.*Cobalt.*от 180\s000\sсум$/),
    expect.stringMatching(/^Кроссовер и внедорожник.*от 240\s000\sсум$/),
  ]);
  expect(screen.getByText('6 месяцев')).toBeVisible();
  expect(screen.getByText(/Переделаем бесплатно в любом филиале/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Условия гарантии' })).toHaveAttribute(
    'href',
    '/documents/returns#guarantee',
  );
  expect(screen.getByText('Замена колодок одной оси')).toBeVisible();
  expect(screen.getByText('Ремонт суппорта')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Записаться' })).toHaveAttribute('href', '/booking?services=8');
});

it('links parts and articles, and answers questions in closed details', async () => {
  await open('/uz/services/singl-services/8', 'Mashinangiz uchun narx');
  const parts = screen.getByRole('region', { name: 'Bu ish uchun ehtiyot qismlar' });
  expect(within(parts).getAllByRole('article')).toHaveLength(4);
  expect(within(parts).getAllByRole('link')[0]).toHaveAttribute('href', '/uz/shop/singl-shop/1');
  const articles = screen.getByRole('region', { name: 'Mavzuga oid maqolalar' });
  expect(within(articles).getAllByRole('link')[0]).toHaveAttribute('href', '/uz/blog/blog-singl-post/23');
  const [first, ...others] = screen.getAllByRole('heading', { level: 3, name: /\?$/ });
  expect([first, ...others]).toHaveLength(3);
  expect(first?.closest('details')).not.toHaveAttribute('open');
});
