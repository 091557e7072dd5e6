import { getUser } from '#api/account';
import { signedIn, signedOut, storedSessionRead } from '#api/authSlice';
import { changeVisitorChoice } from '#shared/lib/chosenCar';
import { TestBrowser } from '#test/browserTabs';
import { answer, testTransport } from '#test/testTransport';
import { languageChosen } from '../features/language/languageSlice';
import { themeChosen } from '../features/theme/themeSlice';
import { startPersistence } from './persistence/startPersistence';
import { makeStore } from './store';

const SESSION = { userId: 7, accessToken: 'an-access-token', refreshToken: 'a-refresh-token' };

test('writes language, theme and sign-in state to three cookies without personal data', () => {
  const store = makeStore({ transport: testTransport() });
  store.dispatch(signedIn(SESSION));
  store.dispatch(languageChosen('uz'));
  store.dispatch(themeChosen('dark'));
  expect(document.cookie.split('; ').toSorted()).toEqual(['language=uz', 'signed_in=1', 'theme=dark']);
  store.dispatch(signedOut());
  store.dispatch(themeChosen(null));
  expect(document.cookie).toBe('language=uz');
});

test('removes the signed-in cookie when storage has no session', async () => {
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
])('clears the customer’s data after %s', async (_, action) => {
  const transport = testTransport();
  transport.between = async () => answer(200, { id: 7, first_name: 'Азиз', cars: null });
  const store = makeStore({ transport });
  store.dispatch(signedIn(SESSION));
  await store.dispatch(getUser.initiate({ lang: 'ru', userId: 7 }));
  expect(JSON.stringify(store.getState().api)).toContain('Азиз');
  changeVisitorChoice({ brand: 1, model: 101 });
  store.dispatch(action);
  expect(sessionStorage.getItem('visitorChoice')).toBeNull();
  expect(JSON.stringify(store.getState().api)).not.toContain('Азиз');
});
