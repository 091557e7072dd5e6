import { screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { RoutePageHero } from './RoutePageHero';

const DEFAULT = '/media/pageheroes/default.1600x500.webp';
const picture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

it('shows the heading and the image of the page in the address', async () => {
  const { container } = renderWithStore(<RoutePageHero />, { path: '/uz/home/shop' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Doʻkon');
  expect(picture(container)).toBeUndefined();
  await waitFor(() => expect(picture(container)).toBe('/media/pageheroes/store.1600x500.webp'));
});

it('shows breadcrumbs to the section under the same prefix', () => {
  renderWithStore(<RoutePageHero title="Тормозные колодки" />, { path: '/home/shop/singl-shop/12' });
  const trail = screen.getByRole('navigation', { name: 'Вы здесь' });
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Главная', '/home'],
    ['Магазин', '/home/shop'],
  ]);
  expect(within(trail).getByText('Тормозные колодки')).toHaveAttribute('aria-current', 'page');
});

it('shows the image of the about page for a service below /about', async () => {
  const { container } = renderWithStore(<RoutePageHero />, { path: '/about/services/singl-services/3' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Услуга');
  await waitFor(() => expect(picture(container)).toBe('/media/pageheroes/about.1600x500.webp'));
});

it.each([
  ['the server does not answer', answer(500, {})],
  ['the server has no picture', answer(200, { about_us: null })],
])('uses the default image when %s', async (_, reply) => {
  const transport = serverTransport({ between: async () => reply, retries: false });
  const { container } = renderWithStore(<RoutePageHero />, { path: '/about', transport });
  await waitFor(() => expect(picture(container)).toBe(DEFAULT));
});

it('prefers the image of the page content to that of the section', async () => {
  const { container } = renderWithStore(<RoutePageHero image="/media/articles/x.960x640.webp" />, { path: '/blog' });
  expect(picture(container)).toBe('/media/articles/x.960x640.webp');
});
