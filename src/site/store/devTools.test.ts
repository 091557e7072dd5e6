import { getUser } from '#api/account';
import { sessionRefused, signedIn, signedOut, tokensRefreshed } from '#api/authSlice';
import { checkCode, sendCode } from '#api/codes';
import { sendEnquiry } from '#api/generated/enquiries';
import { checkPhone, logIn, register, setPassword } from '#api/signIn';
import { navigationCommitted } from '#shared/store/routeState';
import { TestBrowser } from '#test/browserTabs';
import { recordDevTools } from '#test/devToolsRecorder';
import { answer, testTransport } from '#test/testTransport';
import { authFlowSlice, codeAccepted, codeRequired, screenOpened } from '../features/auth/authFlowSlice';
import { languageChosen } from '../features/language/languageSlice';
import { devToolsOptions, redact } from './devTools';
import { startPersistence } from './persistence/startPersistence';
import { makeStore } from './store';

const SECRETS = {
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  refresh: 'opaque-refresh-token-1',
  freshAccess: 'opaque-access-token-2',
  freshRefresh: 'opaque-refresh-token-2',
  phone: '+998901234567',
  localDigits: '901234567',
  typedPhone: '+998 91 765 43 21',
  password: 'пароль "с кавычками"',
  code: '493817',
  verification: 'verification-token-3',
};

test('sends named events and no secrets to Redux DevTools during a whole visit of the site', async () => {
  const tools = recordDevTools();
  const transport = testTransport();
  transport.between = async ({ url }) => {
    if (url.includes('/verify/')) return answer(200, { is_correct: true, verification_token: SECRETS.verification });
    if (url.includes('/login/'))
      return answer(200, { user_id: 7, access_token: SECRETS.access, refresh_token: SECRETS.refresh });
    if (url.includes('/user/')) return answer(200, { id: 7, username: SECRETS.phone, first_name: 'Азиз', cars: [] });
    return answer(400, { detail: `Номер ${SECRETS.phone} не подходит`, code: 'bad_phone' });
  };
  const store = makeStore({ transport, devTools: devToolsOptions });
  const browser = new TestBrowser();
  browser.stored.set('userId', '7').set('accessToken', SECRETS.access).set('refreshToken', SECRETS.refresh);
  const stop = startPersistence(store, browser.openTab());
  await new Promise((resolve) => setTimeout(resolve, 30));

  store.dispatch(navigationCommitted({ pathname: '/blog', search: '?tag=4' }));
  store.dispatch(languageChosen('uz'));
  const { phone, localDigits, typedPhone, password, code, verification } = SECRETS;
  const lang = 'ru' as const;
  store.injectSlice(authFlowSlice);
  store.dispatch(screenOpened({ mode: 'signUp', fromAbout: false }));
  await store.dispatch(checkPhone.initiate({ lang, phone: typedPhone }));
  await store.dispatch(sendCode.initiate({ lang, phone }));
  store.dispatch(codeRequired({ phone: localDigits, purpose: 'registration', resendAt: 60_000, isEarlier: false }));
  await store.dispatch(checkCode.initiate({ lang, phone, code }, { fixedCacheKey: `check-${phone}` }));
  store.dispatch(codeAccepted({ code, verificationToken: verification, goodUntil: 0 }));
  const person = { first_name: 'Азиз', last_name: 'Каримов', birthdate: '1990-05-07', gender: 'M' as const };
  const registration = { ...person, username: phone, password };
  await store.dispatch(register.initiate({ lang, registration, verificationToken: verification }));
  await store.dispatch(setPassword.initiate({ lang, phone, password, verificationToken: verification }));
  await store.dispatch(logIn.initiate({ lang, phone, password }));
  const session = { userId: 7, accessToken: SECRETS.access, refreshToken: SECRETS.refresh };
  store.dispatch(signedIn(session));
  await store.dispatch(getUser.initiate({ lang: 'ru', userId: 7 }));
  const enquiry = { text: `Звоните ${typedPhone}`, phone, full_name: 'Азиз', section: 'shop' as const };
  await store.dispatch(sendEnquiry.initiate({ lang: 'ru', body: enquiry, idempotencyKey: 'key' }));
  store.dispatch(tokensRefreshed({ accessToken: SECRETS.freshAccess, refreshToken: SECRETS.freshRefresh }));
  await new Promise((resolve) => setTimeout(resolve, 600)); // includes late actions of RTK Query
  store.dispatch(signedOut());
  store.dispatch(sessionRefused());
  stop();

  for (const secret of Object.values(SECRETS)) {
    const quoted = JSON.stringify(secret).slice(1, -1);
    for (const pattern of [secret, quoted, JSON.stringify(quoted).slice(1, -1), encodeURIComponent(secret)]) {
      expect(tools.text()).not.toContain(pattern);
    }
  }
  expect(tools.text().replace(/\D/g, '')).not.toContain('998901234567');
  for (const type of tools.types()) expect(type).toMatch(/^(@@INIT|__rtkq\/\w+|\w+(\/\w+)+)$/);
  expect(tools.types()).toEqual(
    expect.arrayContaining([
      'router/navigationCommitted',
      'language/languageChosen',
      'authFlow/codeAccepted',
      'auth/signedIn',
      'session/tokensRefreshed',
      'auth/signedOut',
      'session/sessionRefused',
    ]),
  );
  expect(tools.types().filter((type) => type.startsWith('persist/'))).toEqual([]);
  expect(tools.record).toMatchObject({ name: 'Yolda', trace: false });
  expect(tools.text()).toContain('bad_phone');
  expect(tools.text()).toContain('•••');
});

test('connects no DevTools by default', () => {
  const tools = recordDevTools();
  makeStore({ transport: testTransport() }).dispatch(signedOut());
  expect(tools.record.entries).toEqual([]);
});

test.each([
  [
    { accessToken: 'a', nested: [{ refresh_token: 'b' }] },
    { accessToken: '•••', nested: [{ refresh_token: '•••' }] },
  ],
  [
    { accessToken: null, phone: '' },
    { accessToken: null, phone: '' },
  ],
  [
    { code: '123456', error: { code: 'token_not_valid' } },
    { code: '•••', error: { code: 'token_not_valid' } },
  ],
  [{ 'login({"phone":"+998901234567","password":"a\\"b"})': 1 }, { 'login({"phone":"•••","password":"•••"})': 1 }],
  ['check({"code":"123456","page":2})', 'check({"code":"•••","page":2})'],
  ['call 998 90 123 45 67 now', 'call ••• now'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer •••'],
  [new Headers(), '[Headers]'],
  [
    { price: '85000.00', id: 998 },
    { price: '85000.00', id: 998 },
  ],
])('redact() hides tokens, passwords, codes and phones, and nothing else: %j', (value, expected) =>
  expect(redact<unknown>(value)).toEqual(expected));
