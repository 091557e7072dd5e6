import { signedIn } from '#api/authSlice';
import { getFaq } from '#api/generated/about';
import { getBanners, getFacts, getPromos } from '#api/generated/home';
import { STATE_ELEMENT_ID } from '#shared/config/constants';
import { PAGE_DATA } from '#shared/config/page';
import { DEFAULT_PUBLIC_CONFIG } from '#shared/config/publicConfig';
import { serverTransport } from '#test/serverTransport';
import { answer, silence } from '#test/testTransport';
import { languageShown } from '../features/language/languageSlice';
import { readPageState, serializePageState } from '../pageState';
import type { PreloadedState } from '../store/rootReducer';
import { makeStore } from '../store/store';
import { dehydrate } from './dehydrate';

/** Serializes the state into a script element and reads it back, as in the browser. */
function read(store: PreloadedState): PreloadedState {
  document.body.innerHTML = `<script type="application/json" id="${STATE_ELEMENT_ID}"></script>`;
  const page = { config: DEFAULT_PUBLIC_CONFIG, store };
  (document.getElementById(STATE_ELEMENT_ID) as HTMLElement).textContent = serializePageState(page);
  return readPageState()?.store ?? {};
}

test('embeds loaded data, so that the browser fetches only failed and late queries', async () => {
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
  const preloadedState = read(dehydrate(rendering.getState()));
  await late;

  const transport = serverTransport();
  const browser = makeStore({ transport, preloadedState });
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

test('treats embedded data as fresh, even in a page rendered ten minutes ago', async () => {
  const query = getFaq.initiate({ lang: 'uz' }, PAGE_DATA);
  const rendering = makeStore({ transport: serverTransport() });
  await rendering.dispatch(query);
  jest.useFakeTimers({ now: Date.now() + 600_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const transport = serverTransport();
  const browser = makeStore({ transport, preloadedState: read(dehydrate(rendering.getState())) });
  await browser.dispatch(query);
  jest.useRealTimers();
  expect(transport.calls).toEqual([]);
});

test('does not embed the session tokens of the store', () => {
  const store = makeStore({ transport: serverTransport() });
  store.dispatch(signedIn({ userId: 7, accessToken: 'secret-1', refreshToken: 'secret-2' }));
  const page = JSON.stringify(dehydrate(store.getState()));
  expect(page).not.toContain('secret');
  expect(page).toContain('"userId":null');
});
