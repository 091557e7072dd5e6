import type { BrowserContext, Page, Route } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import { expiredSession, storeSession, test } from '../shared/customers';
import { expect, hydrated, NETWORK_ERROR } from '../shared/fixtures';
import { open } from '../shared/steps';
import { exit, PASSWORD, save, signIn, signInScreen, stored } from './accountSteps';

interface Store {
  dispatch: (action: unknown) => unknown;
  getState: () => { auth: { accessToken: string | null } };
}
type CreateStore = (...args: unknown[]) => Store;
type Enhancer = (createStore: CreateStore) => CreateStore;
type Mutation = Promise<{ error?: unknown }>;

interface Recorder {
  store?: Store;
  mutation?: unknown;
}

/** Replaces the Redux DevTools extension to record the last mutation, which tests replay concurrently. */
async function recordMutations(context: BrowserContext, address: string): Promise<void> {
  await context.route(address, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"reduxDevtools":false', '"reduxDevtools":true');
    await route.fulfill({ response: reply, body });
  });
  await context.addInitScript(() => {
    const recorder: Recorder = {};
    const isMutation = (sent: unknown) =>
      typeof sent === 'object' && sent !== null && 'requestId' in sent && 'reset' in sent && !('refetch' in sent);
    const record: Enhancer =
      (createStore) =>
      (...args) => {
        const store = createStore(...args);
        const dispatch = (action: unknown) => {
          const sent = store.dispatch(action);
          if (isMutation(sent)) recorder.mutation = action;
          return sent;
        };
        recorder.store = { ...store, dispatch };
        return recorder.store;
      };
    Object.assign(window, {
      recorder,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: Enhancer[]) =>
          [record, ...enhancers].reduceRight<(createStore: CreateStore) => CreateStore>(
            (inner, enhancer) => (createStore) => enhancer(inner(createStore)),
            (createStore) => createStore,
          ),
    });
  });
}

const accessTokenOf = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder.store?.getState().auth.accessToken);

const sendAgain = (page: Page, times: number): Promise<unknown[]> =>
  page.evaluate(async (count) => {
    const { store, mutation } = (window as unknown as { recorder: Recorder }).recorder;
    const sent = Array.from({ length: count }, () => store?.dispatch(mutation) as Mutation);
    return (await Promise.all(sent)).map(({ error }) => error ?? null);
  }, times);

const REFRESH = '**/authentication/get-access';
const PERSON = '**/authentication/user/*';
function countCalls(context: BrowserContext, path: string): { count: number } {
  const calls = { count: 0 };
  context.on('request', (request) => {
    if (request.url().includes(path) && request.method() !== 'OPTIONS') calls.count += 1;
  });
  return calls;
}

async function openReady(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
const comeToForm = (page: Page) => page.locator('#appointment').scrollIntoViewIfNeeded();
async function openForm(page: Page, path = '/'): Promise<void> {
  await openReady(page, path);
  await comeToForm(page);
}
const nameIsFilledIn = (page: Page) => expect(page.getByLabel(ru.forms.name)).toHaveValue('Азиз Каримов');
const isSignedIn = (page: Page) =>
  expect(page.locator('header').getByRole('link', { name: ru.header.garage }).first()).toBeVisible();

async function together(context: BrowserContext, url: string, all: number): Promise<void> {
  const held: Route[] = [];
  await context.route(url, async (route) => {
    held.push(route);
    if (held.length === all) await Promise.all(held.map((one) => one.continue()));
    else if (held.length > all) await route.continue();
  });
}

for (const tabs of [2, 6]) {
  const inTurn = tabs === 2 ? '' : ' @all';
  test(`${tabs} tabs with an expired token send one refresh, and all calls succeed @desktop${inTurn}`, async ({
    context,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    // Many tabs that start at once load their scripts late.
    watched.tolerate(/preloaded using link preload/);
    await storeSession(context, server.url, expiredSession(customer));
    const refreshes = countCalls(context, '/authentication/get-access');
    const asks = countCalls(context, '/authentication/user/');
    await together(context, PERSON, tabs);
    const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
    await Promise.all(pages.map((page) => openReady(page)));
    await Promise.all(pages.map(comeToForm));
    await Promise.all(pages.map(nameIsFilledIn));
    expect(refreshes.count).toBe(1);
    expect(asks.count).toBe(2 * tabs);
    for (const page of pages) {
      await isSignedIn(page);
      const { userId, accessToken, refreshToken } = await stored(page);
      expect(userId).toBe(String(customer.userId));
      expect([customer.expiredAccessToken, customer.accessToken]).not.toContain(accessToken);
      expect(refreshToken).not.toBe(customer.refreshToken);
    }
  });
}

test('20 concurrent calls in each of 2 tabs with an expired token send one refresh, and all 40 succeed @desktop @all', async ({
  context,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await recordMutations(context, '**/personal/prifile-edit');
  await signIn(context, server.url, customer);
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) {
    await open(page, '/personal/prifile-edit');
    await page.getByLabel(ru.signIn.birthdate, { exact: true }).fill('07.05.1990');
    await page.getByRole('radio', { name: ru.signIn.woman }).check();
    await save(page, ru).click();
    await expect(page).toHaveURL(`${server.url}/personal/profile`);
  }
  const session = expiredSession(customer);
  await storeSession(context, server.url, session);
  for (const page of pages) await expect.poll(() => accessTokenOf(page)).toBe(session.accessToken);

  const refreshes = countCalls(context, '/authentication/get-access');
  const asks = countCalls(context, '/authentication/user/');
  await together(context, PERSON, 40);
  const answers = await Promise.all(pages.map((page) => sendAgain(page, 20)));
  expect(answers.flat()).toEqual(Array.from({ length: 40 }, () => null));
  expect(refreshes.count).toBe(1);
  expect(asks.count).toBe(80);
  for (const page of pages) {
    await isSignedIn(page);
    expect(await accessTokenOf(page)).toBe((await stored(page)).accessToken);
  }
  expect((await stored(pages[0] as Page)).refreshToken).not.toBe(customer.refreshToken);
});

test('a tab that starts during a refresh of another tab does not overwrite the new tokens @desktop', async ({
  context,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await storeSession(context, server.url, expiredSession(customer));
  let answerRefresh = () => {};
  const refreshMayGo = new Promise<void>((resolve) => {
    answerRefresh = resolve;
  });
  await context.route(REFRESH, (route) => refreshMayGo.then(() => route.continue()));
  const [first, second] = [await context.newPage(), await context.newPage()];
  const refreshing = first.waitForRequest(REFRESH);
  await openForm(first);
  await refreshing;
  // Order: the second tab reads the old tokens before the first one refreshes them.
  await second.goto('/about');
  await hydrated(second);
  await isSignedIn(second);
  answerRefresh();
  await nameIsFilledIn(first);
  const fresh = await stored(first);
  expect(fresh.refreshToken).not.toBe(customer.refreshToken);

  await second.locator('a[hreflang="uz"]').first().click();
  await expect(second).toHaveURL(/\/uz\/about$/);
  await expect.poll(async () => (await stored(first)).language).toBe('uz');
  expect(await stored(first)).toEqual({ ...fresh, language: 'uz' });
});

// A sample: src/api/session.test.ts covers all failures except a lost connection, which needs a browser.
const TEMPORARY_FAILURES: Record<string, (route: Route) => Promise<void> | undefined> = {
  'the network': (route) => route.abort('connectionreset'),
  'a status of 500': (route) => route.fulfill({ status: 500, json: {} }),
  'a status of 429': (route) => route.fulfill({ status: 429, json: {}, headers: { 'retry-after': '60' } }),
  'no answer in 10 s': () => undefined,
  'an answer that is no JSON': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
};

for (const [trouble, interfere] of Object.entries(TEMPORARY_FAILURES)) {
  test(`a refresh that fails by ${trouble} keeps the session, and the next one succeeds @desktop${trouble === 'the network' ? '' : ' @all'}`, async ({
    context,
    page,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    const session = expiredSession(customer);
    await storeSession(context, server.url, session);
    let ended = 0;
    await context.route(REFRESH, interfere);
    context.on('requestfinished', (request) => void (request.url().includes('get-access') && (ended += 1)));
    context.on('requestfailed', (request) => void (request.url().includes('get-access') && (ended += 1)));
    await openForm(page);
    await expect.poll(() => ended, { timeout: 14_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    // The booking strip and the form each need the customer; the one that asks later tries again.
    expect(ended).toBeLessThanOrEqual(2);
    expect(await stored(page)).toMatchObject(session);
    await isSignedIn(page);
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByLabel(ru.forms.name)).toBeEditable();

    await context.unroute(REFRESH);
    await openForm(page);
    await nameIsFilledIn(page);
  });
}

for (const { from, to, t } of [
  { from: '/', to: '/home', t: ru },
  { from: '/uz', to: '/uz/home', t: uz },
]) {
  test(`a rejected token refresh on ${from} removes the stored session, opens ${to} and signs out the other tab @desktop${from === '/uz' ? '' : ' @all'}`, async ({
    context,
    customer,
    server,
    watched,
  }) => {
    watched.tolerate(NETWORK_ERROR);
    await storeSession(context, server.url, { ...expiredSession(customer), refreshToken: 'never-issued' });
    const refreshes = countCalls(context, '/authentication/get-access');
    const other = await context.newPage();
    await other.goto(`${from === '/' ? '' : from}/about`);
    await hydrated(other);
    const page = await context.newPage();
    await openForm(page, from);
    await expect(page).toHaveURL(server.url + to);
    await expect(page.getByRole('alert').filter({ hasText: t.turnedAway.sessionEnded })).toBeVisible();
    await expect.poll(async () => Object.keys(await stored(page)).filter((key) => /Id|Token/.test(key))).toEqual([]);
    expect(refreshes.count).toBe(1);
    for (const tab of [page, other]) await expect(tab.locator('header a[href$="/sign-in"]').first()).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'signed_in')).toEqual([]);
  });
}

test('a session that ends while typing is reported on /home, and signing in restores the typed text @desktop', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  await signIn(context, server.url, customer);
  await open(page, '/personal/car-add');
  await page.getByLabel(ru.personal.vin, { exact: true }).fill('XWB5V31BDHA123456');
  await page.getByRole('combobox', { name: ru.forms.brand }).fill('Chevrolet');
  await storeSession(context, server.url, { ...expiredSession(customer), refreshToken: 'never-issued' });
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/home`);
  const notice = page.getByRole('alert').filter({ hasText: ru.turnedAway.sessionEnded });
  await expect(notice).toBeVisible();

  await notice.getByRole('link', { name: ru.header.signIn }).click();
  const screen = signInScreen(page, server.url, ru);
  await screen.heading(ru.signIn.signInTitle);
  const phone = customer.phone.slice(4);
  await screen.submitPhone(phone);
  await screen.heading(ru.signIn.codeTitle);
  await screen.submitSentCode(phone);
  await screen.fillNewPasswords(PASSWORD);
  await screen.button(ru.signIn.savePassword).click();
  await expect(page).toHaveURL(`${server.url}/personal/car-add`);
  await expect(page.getByLabel(ru.personal.vin, { exact: true })).toHaveValue('XWB5V31BDHA123456');
  await expect(page.getByRole('combobox', { name: ru.forms.brand })).toHaveValue('Chevrolet');

  await exit(page, ru);
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect(page.getByText(ru.turnedAway.sessionEnded)).toHaveCount(0);
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith('draft:'))).toEqual([]);
  await page.goto('/personal/profile');
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect(page.getByRole('alert').filter({ hasText: ru.turnedAway.signInFirst })).toBeVisible();
});

test('an expired access token without a refresh token ends the session and opens /home @desktop @all', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const { userId, accessToken } = expiredSession(customer);
  await storeSession(context, server.url, { userId, accessToken });
  const refreshes = countCalls(context, '/authentication/get-access');
  await openForm(page);
  await expect(page).toHaveURL(`${server.url}/home`);
  await expect.poll(async () => Object.keys(await stored(page)).filter((key) => /Id|Token/.test(key))).toEqual([]);
  expect(refreshes.count).toBe(0);
});

test('a 403 with another code causes no refresh and no sign-out @desktop', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const { userId, refreshToken, accessToken } = customer;
  const session = { userId: String(userId), accessToken, refreshToken };
  await storeSession(context, server.url, session);
  const refreshes = countCalls(context, '/authentication/get-access');
  await page.route(PERSON, (route) => route.fulfill({ status: 403, json: { code: 'forbidden', detail: '' } }));
  const refused = page.waitForResponse(PERSON);
  await openForm(page);
  await refused;
  await page.waitForTimeout(300);
  expect(await stored(page)).toMatchObject(session);
  expect(refreshes.count).toBe(0);
});
