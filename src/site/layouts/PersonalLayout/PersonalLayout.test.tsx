import { act, screen, waitFor, within } from '@testing-library/react';
import { patchCustomer } from '#api/account';
import { selectUserId, sessionRefused, signedIn } from '#api/authSlice';
import { makeDraft } from '#shared/drafts/draft';
import { readReturn } from '#shared/lib/returnAddress';
import { TestBrowser } from '#test/browserTabs';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer, silence } from '#test/testTransport';
import { selectIsEntryPage, selectSidebarEntry } from '../../features/garage/sidebarEntry';
import { type PersistableStore, startPersistence } from '../../store/persistence/startPersistence';
import { MobileMenu } from '../SiteLayout/Header';
import { Component as PersonalLayout } from './PersonalLayout';
import { initialsOf } from './Sidebar';

const show = async (path = '/personal/garage', customer?: TestCustomer) => {
  const who = customer ?? (await outsideServer.makeCustomer());
  const transport = serverTransport();
  return {
    ...renderWithStore(<PersonalLayout />, { path, transport, preloadedState: signedInAs(who) }),
    transport,
    customer: who,
  };
};
const rememberedBy = (store: PersistableStore, customer: TestCustomer) => {
  const browser = new TestBrowser();
  for (const key of ['userId', 'accessToken', 'refreshToken'] as const) browser.stored.set(key, String(customer[key]));
  act(() => void startPersistence(store, browser.openTab()));
  return browser;
};
const sidebars = () => screen.getAllByRole('navigation', { name: 'Личный кабинет' });
const sidebar = () => within(sidebars().at(-1) as HTMLElement);

const confirm = async (user: Awaited<ReturnType<typeof show>>['user'], reply: string) => {
  await user.click(sidebar().getByRole('button', { name: 'Выйти' }));
  const dialog = screen.getByRole('dialog', { name: 'Вы действительно хотите выйти?' });
  await user.click(within(dialog).getByRole('button', { name: reply }));
};

it('shows the customer’s name and the sidebar links, and marks the current one', async () => {
  await show('/personal/story');
  expect((await screen.findAllByText('Азиз Каримов')).length).toBeGreaterThan(0);
  expect(sidebar().getByText('АК')).toBeVisible();
  const links = sidebar().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/personal/garage',
    '/personal/story',
    '/personal/profile',
    '/personal/requests',
    '/personal/bookings',
    '/home',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'История',
  ]);
});

it.each([
  ['/personal/garage', 1, true],
  ['/personal/car-add', 1, false],
  ['/personal/car-edit/4', 1, false],
  ['/personal/story', 2, true],
  ['/personal/profile', 3, true],
  ['/personal/prifile-edit', 3, false],
])('%s selects and stores sidebar entry %d', async (path, entry, exact) => {
  const { store } = await show(path);
  expect(selectSidebarEntry(store.getState())).toBe(entry);
  expect(selectIsEntryPage(store.getState())).toBe(exact);
  await waitFor(() => expect(store.getState().garage.sidebarEntry).toBe(entry));
  await screen.findAllByText('Азиз Каримов');
});

it('renders the sidebar also at the top of the slide-out menu', async () => {
  const Place = () => (
    <>
      <MobileMenu />
      <PersonalLayout />
    </>
  );
  const who = await outsideServer.makeCustomer();
  const path = '/personal/story';
  renderWithStore(<Place />, { path, transport: serverTransport(), preloadedState: signedInAs(who) });
  await screen.findAllByText('Азиз Каримов');
  const menu = screen.getByRole('dialog', { name: 'Меню сайта', hidden: true });
  expect(screen.getAllByRole('button', { name: /^Открыть меню/ })).toHaveLength(1);
  const [first] = within(menu).getAllByRole('navigation', { hidden: true });
  expect(first).toHaveAccessibleName('Личный кабинет');
  expect(first).toHaveTextContent(/Азиз Каримов.*Гараж.*История.*Профиль.*На главную.*Выйти/);
});

it('updates name and initials in the sidebar when the cached customer changes', async () => {
  const { store } = await show();
  await screen.findAllByText('Азиз Каримов');
  act(() => void patchCustomer(store, (customer) => void Object.assign(customer, { first_name: 'Шахзода' })));
  expect(await sidebar().findByText('Шахзода Каримов')).toBeVisible();
  expect(sidebar().getByText('ШК')).toBeVisible();
});

it('shows the sidebar links even if the customer fails to load', async () => {
  const customer = await outsideServer.makeCustomer();
  const transport = serverTransport({ retries: false, between: async () => answer(500, {}) });
  renderWithStore(<PersonalLayout />, { transport, preloadedState: signedInAs(customer) });
  await waitFor(() => expect(transport.calls.length).toBeGreaterThan(0));
  expect(sidebar().getByRole('link', { name: 'Гараж' })).toBeVisible();
});

it.each([
  ['another customer’s', async () => (await outsideServer.makeCustomer()).userId],
  ['unknown', async () => 2_000_000_000],
])('reports a stored user id that is %s and leads to sign-in', async (_, idOf) => {
  const customer = { ...(await outsideServer.makeCustomer()), userId: await idOf() };
  const { user, store, router, transport } = await show('/uz/personal/garage', customer);
  const browser = new TestBrowser();
  for (const key of ['userId', 'accessToken', 'refreshToken'] as const) browser.stored.set(key, String(customer[key]));
  act(() => void startPersistence(store, browser.openTab()));
  expect(await screen.findByText(/saqlangan kirish maʼlumotlari bu akkauntga mos kelmadi/)).toBeVisible();
  expect(screen.queryByText(/Aloqani tekshirib/)).toBeNull();
  expect(transport.calls.filter(({ url }) => url.includes('/user/'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Qaytadan kirish' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/uz/sign-in'));
  expect(store.getState().auth).toMatchObject({ userId: null, accessToken: null, refreshToken: null });
  expect(transport.calls.at(-1)).toMatchObject({ body: { refresh_token: customer.refreshToken } });
});

it('asks before sign-out and keeps the session on No', async () => {
  const { user, store, customer } = await show();
  await confirm(user, 'Нет');
  expect(selectUserId(store.getState())).toBe(customer.userId);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /выйти/ })).toBeNull());
});

it('signs out without waiting for the server: session, cache and screen are cleared at once', async () => {
  const { user, store, router, transport, customer } = await show('/uz/personal/garage');
  const browser = rememberedBy(store, customer);
  await screen.findAllByText('Азиз Каримов');
  transport.between = (call, next, signal) => (call.url.endsWith('/sign-out') ? silence(signal) : next());
  const uzbek = within(screen.getAllByRole('navigation', { name: 'Shaxsiy kabinet' }).at(-1) as HTMLElement);
  await user.click(uzbek.getByRole('button', { name: 'Chiqish' }));
  await user.click(screen.getByRole('button', { name: 'Ha' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/uz/home'));
  expect(store.getState().auth).toMatchObject({ userId: null, accessToken: null, refreshToken: null });
  expect(transport.calls.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/main/authentication/sign-out',
    body: { refresh_token: customer.refreshToken },
  });
  await waitFor(() => expect([...browser.stored]).toEqual([['personalSitebarAct', '1']]));
  const { queries, mutations } = store.getState().api;
  expect(JSON.stringify(queries)).not.toContain('Азиз');
  expect(JSON.stringify(mutations)).not.toContain(customer.refreshToken);
});

it('revokes the refresh token on the server at sign-out', async () => {
  const { user, transport, customer } = await show();
  await confirm(user, 'Да');
  await waitFor(() => expect(transport.calls.some(({ url }) => url.endsWith('/sign-out'))).toBe(true));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ refresh_token: customer.refreshToken });
  await waitFor(async () => {
    const { status } = await outsideServer.call('POST', '/api/main/authentication/get-access', headers, body);
    expect(status).toBe(401);
  });
});

it('redirects to /home once the visitor is known to be signed out, not before', async () => {
  const { store, router } = renderWithStore(<PersonalLayout />, { path: '/personal/profile' });
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
  expect(router.state.location.pathname).toBe('/personal/profile');
  act(() => void startPersistence(store, new TestBrowser().openTab()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(router.state.location.state).toEqual({ turnedAway: 'guarded' });
  expect(readReturn()).toBe('/personal/profile');
});

it.each([
  ['/personal/handover/abc', '/sign-in'],
  ['/uz/personal/handover/abc', '/uz/sign-in'],
])('redirects a signed-out visitor of a handover link (%s) to sign-in and stores the return address', async (path, to) => {
  const { store, router } = renderWithStore(<PersonalLayout />, { path });
  act(() => void startPersistence(store, new TestBrowser().openTab()));
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(readReturn()).toBe(path);
});

it('redirects to /home with the reason when the session ends, and keeps return address and drafts', async () => {
  const { store, router, customer } = await show('/uz/personal/car-edit/4?from=garage');
  const draft = makeDraft('car-4', customer.userId, { vin: '' });
  draft.write({ vin: 'X' });
  rememberedBy(store, customer);
  await screen.findAllByText('Азиз Каримов');
  act(() => void store.dispatch(sessionRefused()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/uz/home'));
  expect(router.state.location.state).toEqual({ turnedAway: 'ended' });
  expect(readReturn()).toBe('/uz/personal/car-edit/4?from=garage');
  expect(draft.read()).toEqual({ vin: 'X' });
});

it('redirects to /home without a reason after a deliberate sign-out, and deletes drafts', async () => {
  const { user, store, router, customer } = await show();
  rememberedBy(store, customer);
  await screen.findAllByText('Азиз Каримов');
  makeDraft('car-new', customer.userId, { vin: '' }).write({ vin: 'X' });
  makeDraft('booking', null, { text: '' }).write({ text: 'Скрип' });
  await confirm(user, 'Да');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(router.state.location.state).toBeNull();
  expect(readReturn()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('removes the previous customer’s data at once when another customer signs in', async () => {
  const { store, transport } = await show();
  await screen.findAllByText('Азиз Каримов');
  const { userId, accessToken, refreshToken } = await outsideServer.makeCustomer();
  transport.between = (call, next, signal) => (call.url.endsWith(`/user/${userId}`) ? silence(signal) : next());
  act(() => void store.dispatch(signedIn({ userId, accessToken, refreshToken })));
  expect(screen.queryByText('Азиз Каримов')).toBeNull();
  expect(JSON.stringify(store.getState().api.queries)).not.toContain('Каримов');
});

it.each([
  [['Азиз', 'Каримов'], 'АК'],
  [[' oʻktam', ''], 'O'],
  [['', ''], ''],
])('the initials of %j are %s', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials);
});
