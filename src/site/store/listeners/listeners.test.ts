import { getUser } from '#api/account';
import { signedIn, signedOut, storedSessionRead } from '#api/authSlice';
import { TestBrowser } from '#test/browserTabs';
import { answer, testTransport } from '#test/testTransport';
import { selectBlogFilters, selectIsFiltered } from '../../features/blog/blogFiltersSlice';
import { languageChosen } from '../../features/language/languageSlice';
import { selectShopFilters } from '../../features/shop/shopSlice';
import { themeChosen } from '../../features/theme/themeSlice';
import { startPersistence } from '../persistence/startPersistence';
import { makeStore } from '../store';
import { navigationCommitted } from './navigationCommitted';

const SESSION = { userId: 7, accessToken: 'an-access-token', refreshToken: 'a-refresh-token' };

test.each(['/blog', '/home/blog', '/uz/home/blog'])('the filters mirror the address of %s', (pathname) => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(navigationCommitted({ pathname, search: '?page=2&tag=4&month=12&date=31' }));
  expect(selectBlogFilters(store.getState())).toEqual({ page: 2, category: 0, tag: 4, month: 12, date: 31 });
  expect(selectIsFiltered(store.getState())).toBe(true);
  store.dispatch(navigationCommitted({ pathname, search: '?page=0&tag=-1&month=13&date=32&category=1e3' }));
  expect(selectBlogFilters(store.getState())).toEqual({ page: 1, category: 0, tag: 0, month: 0, date: 0 });
  expect(selectIsFiltered(store.getState())).toBe(false);
});

test('each address changes its own slice only', () => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(navigationCommitted({ pathname: '/shop', search: '?category=3&manufacturer=Bosch&in_stock=1' }));
  store.dispatch(navigationCommitted({ pathname: '/uz/contacts', search: '?region=2&branch=5' }));
  store.dispatch(navigationCommitted({ pathname: '/blog/blog-singl-post/4', search: '?page=3' }));
  expect(selectShopFilters(store.getState())).toEqual({
    page: 1,
    category: 3,
    manufacturer: 'Bosch',
    search: '',
    inStock: true,
  });
  expect(store.getState()).toMatchObject({ contacts: { region: 2, branch: 5 }, blogFilters: { page: 1 } });
});

test('three cookies follow language, theme and sign-in, and tell nobody who the visitor is', () => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(signedIn(SESSION));
  store.dispatch(languageChosen('uz'));
  store.dispatch(themeChosen('dark'));
  expect(document.cookie.split('; ').toSorted()).toEqual(['language=uz', 'signed_in=1', 'theme=dark']);
  store.dispatch(signedOut());
  store.dispatch(themeChosen(null));
  expect(document.cookie).toBe('language=uz');
});

test('a cookie that says signed in is taken back when storage knows of nobody', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const auth = { userId: null, accessToken: null, refreshToken: null, signedInHint: true };
  const store = makeStore({ transport: testTransport(), preloadedState: { auth } });
  startPersistence(store, new TestBrowser().openTab());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.cookie).not.toContain('signed_in');
});

test.each([
  ['exit', signedOut()],
  ['another customer in another tab', storedSessionRead({ userId: 9 })],
])('what one customer had loaded is gone after %s', async (_, action) => {
  const transport = testTransport();
  transport.between = async () => answer(200, { id: 7, first_name: 'Азиз', cars: null });
  const store = makeStore({ transport });
  store.dispatch(signedIn(SESSION));
  await store.dispatch(getUser.initiate({ lang: 'ru', userId: 7 }));
  expect(JSON.stringify(store.getState().api)).toContain('Азиз');
  store.dispatch(action);
  expect(JSON.stringify(store.getState().api)).not.toContain('Азиз');
});
