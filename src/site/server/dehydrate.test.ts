import { signedIn } from '../../api/authSlice';
import { getFaq } from '../../api/endpoints/about';
import { getBanners, getFacts, getPromos } from '../../api/endpoints/home';
import { serverTransport } from '../../test/serverTransport';
import { answer, silence } from '../../test/testTransport';
import { languageShown } from '../features/language/languageSlice';
import { makeStore } from '../store/store';
import { dehydrate } from './dehydrate';

test('a page carries what was loaded, and the browser asks only for the rest', async () => {
  const server = serverTransport({ timeoutMs: 200, retries: false });
  server.between = (call, next, signal) => {
    if (call.url.includes('fakts')) return Promise.resolve(answer(500, {}));
    return call.url.includes('additionally') ? silence(signal) : next();
  };
  const rendering = makeStore({ transport: server });
  rendering.dispatch(languageShown('uz'));
  const ask = { lang: 'uz' as const };
  const queries = [
    rendering.dispatch(getBanners.initiate(ask)),
    rendering.dispatch(getFaq.initiate(ask)),
    rendering.dispatch(getFacts.initiate(ask)),
  ];
  const late = rendering.dispatch(getPromos.initiate(ask));
  await Promise.all(queries);
  const page = JSON.parse(JSON.stringify(dehydrate(rendering.getState())));
  await late;

  const transport = serverTransport();
  const browser = makeStore({ transport, preloadedState: page });
  expect(browser.getState().language.shown).toBe('uz');
  const answers = [
    await browser.dispatch(getBanners.initiate(ask)),
    await browser.dispatch(getFaq.initiate(ask)),
    await browser.dispatch(getFacts.initiate(ask)),
    await browser.dispatch(getPromos.initiate(ask)),
  ];
  for (const { data } of answers) expect(data?.length).toBeGreaterThan(0);
  expect(transport.calls.map(({ url }) => url)).toEqual(['/api/main/web/fakts/', '/api/main/web/additionally/']);
});

test('no token can be in a page, whatever the store holds', () => {
  const store = makeStore({ transport: serverTransport() });
  store.dispatch(signedIn({ userId: 7, accessToken: 'secret-1', refreshToken: 'secret-2' }));
  const page = JSON.stringify(dehydrate(store.getState()));
  expect(page).not.toContain('secret');
  expect(page).toContain('"userId":null');
});
