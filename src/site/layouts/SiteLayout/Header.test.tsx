import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { Header } from './Header';

const mainMenu = (name = 'Главное меню') => within(screen.getAllByRole('navigation', { name })[0] as HTMLElement);

it('links every page and marks the section of the current one, also below /home', async () => {
  renderWithStore(<Header />, { path: '/home/blog/blog-singl-post/3' });
  const links = [...mainMenu().getAllByRole('link')].filter((link) => link.hasAttribute('href'));
  for (const [name, href] of Object.entries({
    Главная: '/',
    'О нас': '/about',
    Услуги: '/services',
    Магазин: '/shop',
    Блог: '/blog',
    Контакты: '/contacts',
  })) {
    expect(links.find((link) => link.textContent === name)).toHaveAttribute('href', href);
  }
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['Блог']);
  await screen.findAllByRole('link', { name: 'Замена масла', hidden: true });
});

it('lists services by name and the newest articles by title', async () => {
  renderWithStore(<Header />, { path: '/uz' });
  const [service] = await screen.findAllByRole('link', { name: 'Moy almashtirish', hidden: true });
  expect(service?.getAttribute('href')).toMatch(/^\/uz\/services\/singl-services\/\d+$/);
  const articles = await waitFor(() => {
    const links = [...document.querySelectorAll('a[href^="/uz/blog/blog-singl-post/"]')];
    expect(links.length).toBeGreaterThan(0);
    return links;
  });
  expect(articles).toHaveLength(16);
});

it('shows “no information” when there are no services', async () => {
  const transport = serverTransport();
  transport.between = (call, next) => (call.url.includes('list-for-users') ? Promise.resolve(answer(200, [])) : next());
  renderWithStore(<Header />, { transport });
  expect(await screen.findAllByText('Нет информации')).toHaveLength(2);
  await screen.findByText('+998 71 200 00 00');
});

it('offers a visitor sign-in and sign-up', async () => {
  renderWithStore(<Header />, { path: '/uz/about' });
  expect(screen.getAllByRole('link', { name: 'Kirish' })[0]).toHaveAttribute('href', '/uz/sign-in');
  expect(screen.getAllByRole('link', { name: 'Roʻyxatdan oʻtish' })[0]).toHaveAttribute('href', '/uz/sign-up');
  expect(screen.queryByRole('link', { name: 'Garaj' })).not.toBeInTheDocument();
  await screen.findByText('+998 71 200 00 00');
});

it('offers a customer garage, history and profile', async () => {
  renderWithStore(<Header />, {
    preloadedState: { auth: { userId: 1, accessToken: 'a', refreshToken: 'r', signedInHint: true } },
  });
  expect(screen.queryByRole('link', { name: 'Войти' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Гараж' })[0]).toHaveAttribute('href', '/personal/garage');
  expect(screen.getAllByRole('link', { name: 'История', hidden: true })[0]).toHaveAttribute('href', '/personal/story');
  expect(screen.getAllByRole('link', { name: 'Профиль', hidden: true })[0]).toHaveAttribute(
    'href',
    '/personal/profile',
  );
  await screen.findByText('+998 71 200 00 00');
});

it('adds the last choice of the visitor to the link to the booking page', async () => {
  sessionStorage.setItem('visitorChoice', 'services=3&brand=1&model=101');
  renderWithStore(<Header />, { path: '/uz' });
  const links = screen.getAllByRole('link', { name: 'Yozilish', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    links.map(() => '/uz/booking?services=3&brand=1&model=101'),
  );
  await screen.findByText('+998 71 200 00 00');
});

it('links the same page in the other language', async () => {
  renderWithStore(<Header />, { path: '/home/blog?page=2' });
  const [russian, uzbek] = ['RU, Русский', 'UZ, Oʻzbekcha'].map((name) => screen.getAllByRole('link', { name })[0]);
  expect(russian).toHaveAttribute('href', '/home/blog?page=2');
  expect(russian).toHaveAttribute('aria-current', 'true');
  expect(uzbek).toHaveAttribute('href', '/uz/home/blog?page=2');
  await screen.findByText('+998 71 200 00 00');
});

it('opens a drop-down by its button and closes it on Escape, returning the focus', async () => {
  const { user } = renderWithStore(<Header />);
  const toggle = document.querySelector<HTMLElement>('summary[aria-label="Список услуг"]') as HTMLElement;
  await screen.findAllByRole('link', { name: 'Замена масла', hidden: true });
  await user.click(toggle);
  expect(toggle.parentElement).toHaveAttribute('open');
  screen.getAllByRole('link', { name: 'Замена масла', hidden: true })[0]?.focus();
  await user.keyboard('{Escape}');
  expect(toggle.parentElement).not.toHaveAttribute('open');
  expect(toggle).toHaveFocus();
});

it('keeps the phone number when the data of the other language fails to load', async () => {
  const transport = serverTransport({ retries: false });
  const { router } = renderWithStore(<Header />, { transport });
  await screen.findByText('+998 71 200 00 00');
  transport.between = () => Promise.resolve(answer(500, {}));
  await act(() => router.navigate('/uz'));
  expect((await screen.findAllByRole('link', { name: 'Kirish' })).length).toBeGreaterThan(0);
  expect(screen.getByText('+998 71 200 00 00')).toBeVisible();
});
