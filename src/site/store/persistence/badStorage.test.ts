import { waitFor } from '@testing-library/react';
import { selectIsSignedIn, signedIn } from '#api/authSlice';
import { SIDEBAR } from '#contract/rules/pages';
import { selectIsSessionKnown } from '#shared/store/appStore';
import { TestBrowser } from '#test/browserTabs';
import { testTransport } from '#test/testTransport';
import { sidebarEntryOpened } from '../../features/garage/garageSlice';
import { makeStore } from '../store';
import { startPersistence } from './startPersistence';

const SESSION = { userId: 7, accessToken: 'an-access-token', refreshToken: 'a-refresh-token' };

async function boot(browser: TestBrowser) {
  const store = makeStore({ transport: testTransport() });
  const tab = browser.openTab();
  startPersistence(store, tab);
  await waitFor(() => expect(selectIsSessionKnown(store.getState())).toBe(true));
  await store.extra.sessionStore.flush();
  return { store, tab };
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each<[string, (operation: string) => void]>([
  ['blocked', denied],
  ['unreadable', (operation) => operation === 'read' && denied()],
  ['full', (operation) => operation === 'write' && denied()],
])('keeps the session in memory for the tab when storage is %s', async (_, failure) => {
  const browser = new TestBrowser();
  browser.failure = failure;
  const { store, tab } = await boot(browser);
  expect(selectIsSessionKnown(store.getState())).toBe(true);
  expect(selectIsSignedIn(store.getState())).toBe(false);

  store.dispatch(signedIn(SESSION));
  await store.extra.sessionStore.flush();
  tab.events.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().auth).toMatchObject(SESSION);

  store.extra.sessionStore.clear();
  expect(browser.stored.size).toBe(0);
});

test('writes values that a full storage rejected with the next successful write', async () => {
  const browser = new TestBrowser();
  browser.failure = (operation) => operation === 'write' && denied();
  const { store } = await boot(browser);
  store.dispatch(signedIn(SESSION));
  await store.extra.sessionStore.flush();
  browser.failure = undefined;
  store.dispatch(sidebarEntryOpened(2));
  await store.extra.sessionStore.flush();
  expect(Object.fromEntries(browser.stored)).toEqual({
    userId: '7',
    accessToken: SESSION.accessToken,
    refreshToken: SESSION.refreshToken,
    personalSitebarAct: '2',
  });
});

test.each(Object.values(SIDEBAR))('reads the stored sidebar entry %d back', async (entry) => {
  const browser = new TestBrowser();
  browser.stored.set('personalSitebarAct', String(entry));
  const { store } = await boot(browser);
  expect(store.getState().garage.sidebarEntry).toBe(entry);
});

test.each([
  ['userId', '0'],
  ['userId', '-3'],
  ['userId', '1.5'],
  ['userId', '99999999999999999999'],
  ['userId', '{"id":7}'],
  ['userId', 'undefined'],
  ['accessToken', ''],
  ['accessToken', 'undefined'],
  ['accessToken', 'line\nbreak in a header'],
  ['accessToken', 'кириллица-в-заголовке'],
  ['refreshToken', 'x'.repeat(100_000)],
  ['language', 'en'],
  ['language', '__proto__'],
  ['personalSitebarAct', '0'],
  ['personalSitebarAct', '6'],
  ['personalSitebarAct', 'NaN'],
])('reads invalid storage as null: %s = %j', async (key, rubbish) => {
  const browser = new TestBrowser();
  browser.stored.set(key, rubbish);
  const { store } = await boot(browser);
  expect(store.getState()).toMatchObject({
    auth: { userId: null, accessToken: null, refreshToken: null },
    language: { chosen: null },
    garage: { sidebarEntry: null },
  });
  expect(browser.stored.get(key)).not.toBe(rubbish);
});
