import { waitFor } from '@testing-library/react';
import { signedIn, signedOut, tokensRefreshed } from '#api/authSlice';
import { selectIsSessionKnown } from '#shared/store/appStore';
import { TestBrowser, type TestTab } from '#test/browserTabs';
import { testTransport } from '#test/testTransport';
import { sidebarEntryOpened } from '../../features/garage/garageSlice';
import { languageChosen } from '../../features/language/languageSlice';
import { makeStore } from '../store';
import { type PersistableStore, startPersistence } from './startPersistence';

const OLD = { accessToken: 'old-access-token', refreshToken: 'old-refresh-token' };
const FRESH = { accessToken: 'fresh-access-token', refreshToken: 'fresh-refresh-token' };

const opened: PersistableStore[] = [];
afterEach(() => opened.splice(0));

async function settled() {
  for (const store of opened) await waitFor(() => expect(selectIsSessionKnown(store.getState())).toBe(true));
  for (const store of opened) await store.extra.sessionStore.flush();
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

function bootTab(browser: TestBrowser, beforePersistence?: (store: PersistableStore) => void) {
  const tab: TestTab = browser.openTab();
  const store = makeStore({ transport: testTransport() });
  opened.push(store);
  beforePersistence?.(store);
  const stop = startPersistence(store, tab);
  return { store, tab, stop };
}

function signedInBrowser() {
  const browser = new TestBrowser();
  browser.stored.set('userId', '7').set('accessToken', OLD.accessToken).set('refreshToken', OLD.refreshToken);
  return browser;
}

test('stores only the specified keys, as plain strings', async () => {
  const browser = new TestBrowser();
  const { store } = bootTab(browser);
  await settled();
  expect([...browser.stored]).toEqual([]);

  store.dispatch(sidebarEntryOpened(1));
  await settled();
  expect([...browser.stored]).toEqual([['personalSitebarAct', '1']]);

  store.dispatch(signedIn({ userId: 7, ...FRESH }));
  store.dispatch(languageChosen('uz'));
  store.dispatch(sidebarEntryOpened(3));
  await settled();
  expect(Object.fromEntries(browser.stored)).toEqual({
    ...FRESH,
    userId: '7',
    language: 'uz',
    personalSitebarAct: '3',
  });

  store.dispatch(signedOut());
  await settled();
  expect([...browser.stored.keys()].toSorted()).toEqual(['language', 'personalSitebarAct']);
});

test('keeps tokens renewed by another tab when this tab changes other values', async () => {
  const browser = signedInBrowser();
  const first = bootTab(browser);
  const second = bootTab(browser);
  await settled();

  // The second tab has received no `storage` event yet: its write must not restore old tokens.
  first.store.dispatch(tokensRefreshed(FRESH));
  await first.store.extra.sessionStore.flush();
  second.store.dispatch(sidebarEntryOpened(2));
  await second.store.extra.sessionStore.flush();
  expect(Object.fromEntries(browser.stored)).toMatchObject({ ...FRESH, personalSitebarAct: '2' });

  await settled();
  expect(second.store.getState().auth).toMatchObject(FRESH);
  expect(first.store.getState().garage.sidebarEntry).toBe(2);
});

test('keeps tokens that another tab renews while this tab starts', async () => {
  const browser = signedInBrowser();
  const first = bootTab(browser);
  await settled();
  const second = bootTab(browser);
  first.store.dispatch(tokensRefreshed(FRESH));
  await first.store.extra.sessionStore.flush();
  second.store.dispatch(sidebarEntryOpened(3));
  await settled();
  expect(Object.fromEntries(browser.stored)).toMatchObject({ ...FRESH, personalSitebarAct: '3' });
  expect(second.store.getState().auth).toMatchObject({ userId: 7, ...FRESH });
});

test('keeps changes made before storage was read, and reads other values from storage', async () => {
  const browser = signedInBrowser();
  browser.stored.set('language', 'ru').set('personalSitebarAct', '2');
  const { store } = bootTab(browser, (early) => early.dispatch(languageChosen('uz')));
  store.dispatch(sidebarEntryOpened(3));
  await settled();
  expect(store.getState()).toMatchObject({
    language: { chosen: 'uz' },
    garage: { sidebarEntry: 3 },
    auth: { userId: 7, ...OLD },
  });
  expect(Object.fromEntries(browser.stored)).toMatchObject({ language: 'uz', personalSitebarAct: '3', ...OLD });
});

test('syncs sign-out, sign-in and language to other tabs', async () => {
  const browser = signedInBrowser();
  const first = bootTab(browser);
  const second = bootTab(browser);
  await settled();

  first.store.dispatch(signedOut());
  await settled();
  expect(second.store.getState().auth).toEqual({
    userId: null,
    accessToken: null,
    refreshToken: null,
    signedInHint: false,
  });

  second.store.dispatch(signedIn({ userId: 9, ...FRESH }));
  second.store.dispatch(languageChosen('uz'));
  await settled();
  expect(first.store.getState()).toMatchObject({ auth: { userId: 9, ...FRESH }, language: { chosen: 'uz' } });
});

test('flushes writes on pagehide, and rereads storage when the back/forward cache restores the page', async () => {
  const browser = signedInBrowser();
  const { store, tab } = bootTab(browser);
  await settled();
  store.dispatch(sidebarEntryOpened(2));
  tab.events.dispatchEvent(new Event('pagehide'));
  expect(browser.stored.get('personalSitebarAct')).toBe('2');

  // A page in the back/forward cache receives no `storage` event.
  browser.stored.set('accessToken', FRESH.accessToken).set('refreshToken', FRESH.refreshToken);
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().auth).toMatchObject(FRESH);
});

test('can restart after a stop, as React’s StrictMode requires, and persists nothing after the last stop', async () => {
  const browser = signedInBrowser();
  const tab = browser.openTab();
  const store = makeStore({ transport: testTransport() });
  opened.push(store);
  startPersistence(store, tab)();
  const stop = startPersistence(store, tab);
  await settled();
  expect(store.getState().auth).toMatchObject({ userId: 7, ...OLD });
  store.dispatch(sidebarEntryOpened(2));
  await settled();
  expect(browser.stored.get('personalSitebarAct')).toBe('2');

  stop();
  store.dispatch(sidebarEntryOpened(3));
  browser.openTab().localStorage().setItem('language', 'uz');
  await settled();
  expect(browser.stored.get('personalSitebarAct')).toBe('2');
  expect(store.getState().language.chosen).toBeNull();
});
