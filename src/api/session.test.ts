import { waitFor } from '@testing-library/react';
import { selectIsSessionKnown } from '#shared/store/appStore';
import { startPersistence } from '#site/store/persistence/startPersistence';
import { makeStore } from '#site/store/store';
import { TestBrowser } from '#test/browserTabs';
import { deferred } from '#test/deferred';
import type { TestCustomer } from '#test/outsideServer';
import { serverTransport } from '#test/serverTransport';
import { answer, silence, type TestTransport } from '#test/testTransport';
import { getUser } from './account';
import { apiSlice } from './apiSlice';
import { selectIsSignedIn, signedIn, signedOut } from './authSlice';
import type { ApiProblem } from './problem';

const { readMyself } = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    readMyself: build.query<unknown, { userId: number; number: number }>({
      query: ({ userId }) => ({
        path: `/authentication/user/${userId}`,
        private: true,
        lang: 'ru',
        read: (reply) => reply,
      }),
    }),
  }),
}).endpoints;

function browserOf(customer: Partial<TestCustomer>): TestBrowser {
  const browser = new TestBrowser();
  for (const key of ['userId', 'accessToken', 'refreshToken'] as const) {
    if (customer[key] !== undefined) browser.stored.set(key, String(customer[key]));
  }
  browser.stored.set('language', 'uz').set('personalSitebarAct', '2').set('somethingElse', 'of the customer');
  return browser;
}

async function bootTab(browser: TestBrowser, settings: Partial<TestTransport> = {}, locks = browser.locks) {
  const transport = serverTransport({ onSessionEnded: jest.fn(), ...settings });
  const store = makeStore({ transport });
  startPersistence(store, browser.openTab({ locks }));
  await waitFor(() => expect(selectIsSessionKnown(store.getState())).toBe(true));
  const { userId } = store.getState().auth;
  const read = async (number: number) => {
    const { data, error } = await store.dispatch(readMyself.initiate({ userId: userId ?? 0, number }));
    return { data, error: error as ApiProblem | undefined };
  };
  return { store, transport, readMany: () => Promise.all(Array.from({ length: 20 }, (_, n) => read(n))), read };
}

const ANOTHER = { userId: 987_654, accessToken: 'access-token-of-another', refreshToken: 'refresh-token-of-another' };

const isRefresh = ({ url }: { url: string }) => url.endsWith('/authentication/get-access');
const refreshesOf = (...tabs: { transport: TestTransport }[]) =>
  tabs.flatMap(({ transport }) => transport.calls.filter(isRefresh));

test('renews the tokens only once in total when each of two tabs sends 20 concurrent calls', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ ...customer, accessToken: customer.expiredAccessToken });
  const first = await bootTab(browser);
  const second = await bootTab(browser);
  browser.notifiesTabs = false; // Without storage events, a tab that gets the lock must reread storage.

  const results = (await Promise.all([first.readMany(), second.readMany()])).flat();
  expect(results).toHaveLength(40);
  for (const { data, error } of results) {
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ id: customer.userId });
  }
  expect(refreshesOf(first, second)).toMatchObject([{ body: { refresh_token: customer.refreshToken, rotate: true } }]);

  const { accessToken, refreshToken } = first.store.getState().auth;
  expect(second.store.getState().auth).toMatchObject({ userId: customer.userId, accessToken, refreshToken });
  expect(Object.fromEntries(browser.stored)).toMatchObject({ accessToken, refreshToken });
  expect(refreshToken).not.toBe(customer.refreshToken);
  for (const { store, transport } of [first, second]) {
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(transport.onSessionEnded).not.toHaveBeenCalled();
  }
});

test('stores the new tokens before another tab gets the lock', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ ...customer, accessToken: customer.expiredAccessToken });
  const stored: (string | undefined)[] = [];
  const request = async (name: string, options: LockOptions, work: (lock: Lock | null) => Promise<unknown>) => {
    const result = await browser.locks.request(name, options, work);
    stored.push(browser.stored.get('accessToken'));
    return result;
  };
  const tab = await bootTab(browser, {}, { request, query: () => browser.locks.query() } as LockManager);
  await tab.read(1);
  expect(stored).toEqual([tab.store.getState().auth.accessToken]);
  expect(stored).not.toContain(customer.expiredAccessToken);
});

test('repeats a call with the current token, without another renewal, if its old token is rejected after a renewal', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ ...customer, accessToken: customer.expiredAccessToken });
  const tab = await bootTab(browser);
  const lockAsked = jest.spyOn(browser.locks, 'request');
  const held = deferred();
  tab.transport.between = async (call, next) => {
    const reply = await next();
    if (call === tab.transport.calls[0]) await held.promise;
    return reply;
  };
  const late = tab.read(1);
  expect((await tab.read(2)).data).toMatchObject({ id: customer.userId });
  held.resolve();
  expect((await late).data).toMatchObject({ id: customer.userId });
  expect(refreshesOf(tab)).toHaveLength(1);
  expect(lockAsked).toHaveBeenCalledTimes(1);
});

test.each<[string, NonNullable<TestTransport['between']>, ApiProblem['kind']]>([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['a time-out', (_, __, signal) => silence(signal), 'timeout'],
  ['408', async () => answer(408, {}), 'timeout'],
  ['429', async () => answer(429, {}, { 'retry-after': '30' }), 'tooMany'],
  ['500', async () => answer(500, {}), 'server'],
  ['the sign-in page of a captive portal', async () => answer(200, '<html></html>'), 'offline'],
  ['a captive portal with status 511', async () => answer(511, '<html></html>'), 'offline'],
  ['an HTML 401 of a proxy', async () => answer(401, '\n<!doctype html>'), 'offline'],
  ['an HTML 403 of a proxy', async () => answer(403, '<html></html>'), 'offline'],
  ['a reply without a token', async () => answer(200, { access_token: null }), 'server'],
])('keeps the session when a renewal fails by %s', async (_, failure, kind) => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ ...customer, accessToken: customer.expiredAccessToken });
  const tab = await bootTab(browser, { timeoutMs: kind === 'timeout' ? 300 : 10_000 });
  tab.transport.between = (call, next, signal) => (isRefresh(call) ? failure(call, next, signal) : next());
  for (const { error } of await tab.readMany()) expect(error?.kind).toBe(kind);
  await tab.store.extra.sessionStore.flush();
  const { userId, expiredAccessToken, refreshToken } = customer;
  expect(tab.store.getState().auth).toMatchObject({ userId, accessToken: expiredAccessToken, refreshToken });
  expect(browser.stored.get('refreshToken')).toBe(refreshToken);
  expect(tab.transport.onSessionEnded).not.toHaveBeenCalled();

  await waitFor(() => expect(tab.store.extra.renewal).toBeNull());
  tab.transport.between = undefined;
  expect((await tab.read(1)).data).toMatchObject({ id: customer.userId });
});

test('ends the session if the renewal is refused: clears storage and personal caches, keeps the language, goes to /home', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf(customer);
  const tab = await bootTab(browser);
  browser.stored.set('draft:car-new:7', '{}');
  await tab.store.dispatch(getUser.initiate({ lang: 'uz', userId: customer.userId }));
  expect(JSON.stringify(tab.store.getState().api.queries)).toContain('first_name');

  tab.transport.between = async (_, next) => next();
  browser.stored.set('accessToken', customer.expiredAccessToken).set('refreshToken', 'a-token-nobody-gave');
  tab.store.extra.sessionStore.reread();
  const [result] = await tab.readMany();
  expect(result?.error?.kind).toBe('unauthorized');
  expect(refreshesOf(tab)).toHaveLength(1);
  expect(Object.fromEntries(browser.stored)).toEqual({
    language: 'uz',
    'draft:car-new:7': '{}',
  });
  expect(selectIsSignedIn(tab.store.getState())).toBe(false);
  expect(tab.store.getState()).toMatchObject({ language: { chosen: 'uz' }, garage: { sidebarEntry: null } });
  expect(JSON.stringify(tab.store.getState().api.queries)).not.toContain('first_name');
  expect(tab.transport.onSessionEnded).toHaveBeenCalledTimes(1);
});

test('keeps the session if another tab has already used the refresh token (no Web Locks on plain HTTP)', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({
    ...customer,
    accessToken: customer.expiredAccessToken,
    refreshToken: 'replaced-by-the-other-tab',
  });
  const tab = await bootTab(browser);
  tab.transport.between = async (call, next) => {
    const reply = await next();
    if (isRefresh(call))
      browser.stored.set('accessToken', customer.accessToken).set('refreshToken', customer.refreshToken);
    return reply;
  };
  for (const { data } of await tab.readMany()) expect(data).toMatchObject({ id: customer.userId });
  expect(tab.transport.onSessionEnded).not.toHaveBeenCalled();
});

test.each([
  ['sign-out', signedOut(), { userId: null, accessToken: null, refreshToken: null }],
  ['sign-in of another customer', signedIn(ANOTHER), ANOTHER],
])('ignores the reply to a token renewal that arrives after the %s', async (_, action, session) => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ ...customer, accessToken: customer.expiredAccessToken });
  const tab = await bootTab(browser);
  const held = deferred();
  tab.transport.between = async (call, next) => {
    if (isRefresh(call)) await held.promise;
    return next();
  };
  const reading = tab.read(1);
  await waitFor(() => expect(refreshesOf(tab)).toHaveLength(1));
  tab.store.dispatch(action);
  held.resolve();
  expect((await reading).data).toBeUndefined();
  await tab.store.extra.sessionStore.flush();
  expect(tab.store.getState().auth).toMatchObject(session);
  expect(browser.stored.get('refreshToken')).toBe(session.refreshToken ?? undefined);
});

test('ends the session and goes to /home if there is no refresh token', async () => {
  const customer = await outsideServer.makeCustomer();
  const browser = browserOf({ userId: customer.userId, accessToken: customer.expiredAccessToken });
  const tab = await bootTab(browser);
  await tab.readMany();
  expect(refreshesOf(tab)).toEqual([]);
  expect([...browser.stored.keys()].toSorted()).toEqual(['language', 'personalSitebarAct', 'somethingElse']);
  expect(tab.transport.onSessionEnded).toHaveBeenCalled();
});

test('returns a 401 with another code to the caller without a renewal', async () => {
  const customer = await outsideServer.makeCustomer();
  const tab = await bootTab(browserOf(customer));
  tab.transport.between = async () => answer(401, { code: 'not_authenticated' });
  expect((await tab.read(1)).error).toMatchObject({ kind: 'unauthorized', code: 'not_authenticated' });
  expect(refreshesOf(tab)).toEqual([]);
  expect(selectIsSignedIn(tab.store.getState())).toBe(true);
});

test('renews a token of an earlier release that has no purpose claim', async () => {
  const customer = await outsideServer.makeCustomer();
  const tab = await bootTab(browserOf({ ...customer, accessToken: customer.earlierAccessToken }));
  const results = await tab.readMany();
  expect(results.map(({ error }) => error)).toEqual(results.map(() => undefined));
  expect(refreshesOf(tab)).toHaveLength(1);
  expect(selectIsSignedIn(tab.store.getState())).toBe(true);
});

test('renews only once if the new token is rejected as well', async () => {
  const customer = await outsideServer.makeCustomer();
  const tab = await bootTab(browserOf(customer));
  tab.transport.between = (call, next) =>
    isRefresh(call) ? next() : Promise.resolve(answer(401, { code: 'token_not_valid' }));
  expect((await tab.read(1)).error).toMatchObject({ code: 'token_not_valid' });
  expect(refreshesOf(tab)).toHaveLength(1);
  expect(tab.transport.calls).toHaveLength(3);
});
