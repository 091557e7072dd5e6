import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { FocusOnNavigation } from './FocusOnNavigation';

const About = () => (
  <>
    <h1>О нас</h1>
    <section id="team">
      <h2>Команда</h2>
    </section>
    <a href="#team">Ниже</a>
  </>
);

const Search = () => (
  <>
    <h1>Поиск</h1>
    <input type="search" data-begins-here />
  </>
);

const renderAt = (path: string) => {
  const screens = (prefix: string) => [
    { path: `${prefix}/`, element: <h1>Главная</h1> },
    { path: `${prefix}/about`, element: <About /> },
    { path: `${prefix}/search`, element: <Search /> },
  ];
  const Root = () => (
    <main>
      <Outlet />
      <FocusOnNavigation />
    </main>
  );
  const routes = [{ element: <Root />, children: [...screens(''), ...screens('/uz')] }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    go: (to: string | -1, replace = false) =>
      act(() => (to === -1 ? router.navigate(-1) : router.navigate(to, { replace }))),
  };
};
const heading = (name: string) => screen.getByRole('heading', { name });

it('does not move the focus on the first page', () => {
  renderAt('/about#team');
  expect(document.body).toHaveFocus();
});

it('focuses the heading of a new screen, or of the section that the hash names', async () => {
  const { go } = renderAt('/');
  await go('/about');
  expect(heading('О нас')).toHaveFocus();
  await go('/');
  await go('/about#team');
  expect(heading('Команда')).toHaveFocus();
});

it('focuses the field of a new screen that is marked with data-begins-here', async () => {
  const { go } = renderAt('/');
  await go('/search');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('focuses the section of the hash again on each click of its link', async () => {
  const { go } = renderAt('/about');
  await go('/about#team');
  expect(heading('Команда')).toHaveFocus();
  screen.getByRole('link').focus();
  await go('/about#team', true);
  expect(heading('Команда')).toHaveFocus();
});

it('keeps the focus when only the query or the language changes, and on Back within a screen', async () => {
  const { go } = renderAt('/about#team');
  const link = screen.getByRole('link');
  link.focus();
  await go('/about?page=2');
  expect(link).toHaveFocus();
  await go(-1);
  expect(link).toHaveFocus();
  await go('/uz/about#team', true);
  expect(link).toHaveFocus();
});
