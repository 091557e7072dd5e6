import { getFaq } from '#api/generated/about';
import { getArticles } from '#api/generated/articles';
import { getBanners } from '#api/generated/home';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { deferred } from '#test/deferred';
import { serverTransport } from '#test/serverTransport';
import { answer, silence } from '#test/testTransport';
import { selectShownLanguage } from '../features/language/languageSlice';
import { makeStore } from '../store/store';
import { switchLanguage } from './chooseLanguage';

/** Fake texts that record the languages that `switchLanguage` shows. */
function recordedTexts() {
  const shown: Language[] = [];
  return { shown, load: async () => {}, show: (language: Language) => void shown.push(language) };
}

function openScreen(store: AppStore) {
  const read = (lang: Language) => [
    store.dispatch(getBanners.initiate({ lang })),
    store.dispatch(getArticles.initiate({ lang, page: 2 })),
  ];
  let lang = selectShownLanguage(store.getState());
  let reading = read(lang);
  store.subscribe(() => {
    if (lang === selectShownLanguage(store.getState())) return;
    lang = selectShownLanguage(store.getState());
    const left = reading;
    reading = read(lang);
    for (const query of left) query.unsubscribe();
  });
}

const onScreen = (store: AppStore) => {
  const lang = selectShownLanguage(store.getState());
  return [
    getBanners.select({ lang })(store.getState()).data?.[0]?.name,
    getArticles.select({ lang, page: 2 })(store.getState()).data?.results[0]?.title,
  ];
};

const idle = () => new Promise((resolve) => setTimeout(resolve, 50));

async function openSite() {
  const transport = serverTransport();
  const store = makeStore({ transport });
  openScreen(store);
  await waitFor(() => onScreen(store).every(Boolean));
  return { transport, store };
}

async function waitFor(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('loads the content of a language before it switches texts and store together, and switches back without a request', async () => {
  const { store, transport } = await openSite();
  await store.dispatch(getFaq.initiate({ lang: 'ru' }, { subscribe: false }));
  const russian = onScreen(store);
  const texts = recordedTexts();
  const frames: unknown[][] = [];
  store.subscribe(() =>
    frames.push([selectShownLanguage(store.getState()), texts.shown.at(-1) ?? 'ru', ...onScreen(store)]),
  );

  transport.calls.length = 0;
  expect(await switchLanguage(store, texts, 'uz')).toBe(true);
  const uzbek = onScreen(store);
  expect(uzbek.every(Boolean)).toBe(true);
  expect(uzbek).not.toEqual(russian);
  expect(transport.calls.map(({ url }) => url).toSorted()).toEqual([
    '/api/main/articles/?page=2',
    '/api/main/web/banner/list-for-users/',
  ]);
  for (const { headers } of transport.calls) expect(headers).toMatchObject({ 'Accept-Language': 'uz' });
  for (const frame of frames)
    expect([
      ['ru', 'ru', ...russian],
      ['uz', 'uz', ...uzbek],
    ]).toContainEqual(frame);

  transport.calls.length = 0;
  expect(await switchLanguage(store, texts, 'ru')).toBe(true);
  expect(await switchLanguage(store, texts, 'uz')).toBe(true);
  expect(await switchLanguage(store, texts, 'ru')).toBe(true);
  await idle();
  expect(onScreen(store)).toEqual(russian);
  expect(transport.calls).toEqual([]);
  expect(texts.shown).toEqual(['uz', 'ru', 'uz', 'ru']);
});

test('needs no request to switch back to a language loaded nine minutes ago', async () => {
  const { store, transport } = await openSite();
  jest.useFakeTimers();
  try {
    transport.between = async ({ url }) =>
      answer(200, url.includes('banner') ? [] : { count: 0, top: [], results: [] });
    await switchLanguage(store, recordedTexts(), 'uz');
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    transport.calls.length = 0;
    await switchLanguage(store, recordedTexts(), 'ru');
    await jest.advanceTimersByTimeAsync(1000);
    expect(onScreen(store)).toEqual([expect.any(String), expect.any(String)]);
    expect(transport.calls).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('switches after one second without late content, which shows placeholders and not the other language', async () => {
  const { store, transport } = await openSite();
  transport.between = (call, next, signal) => (call.url.includes('banner') ? silence(signal) : next());
  const start = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Promise((resolve) => (timer = setTimeout(() => resolve('later'), 1_500)));
  const switched = switchLanguage(store, recordedTexts(), 'uz').then(() => 'switched');
  expect(await Promise.race([switched, later])).toBe('switched');
  clearTimeout(timer);
  expect(Date.now() - start).toBeGreaterThan(900);
  expect(onScreen(store)).toEqual([undefined, expect.any(String)]);
});

test('shows the language of the last of two quick switches, whichever loads first', async () => {
  const { store } = await openSite();
  const texts = recordedTexts();
  const chunk = deferred();
  const slow = { ...texts, load: () => chunk.promise };
  const first = switchLanguage(store, slow, 'uz');
  expect(await switchLanguage(store, texts, 'ru')).toBe(true);
  chunk.resolve();
  expect(await first).toBe(false);
  expect(selectShownLanguage(store.getState())).toBe('ru');
  expect(texts.shown).toEqual([]);
});

test('keeps the language when the texts cannot be loaded', async () => {
  const { store } = await openSite();
  const texts = { ...recordedTexts(), load: () => Promise.reject(new Error('chunk is gone')) };
  await expect(switchLanguage(store, texts, 'uz')).rejects.toThrow('chunk is gone');
  expect(selectShownLanguage(store.getState())).toBe('ru');
});
