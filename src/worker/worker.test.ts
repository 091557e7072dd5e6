import { fakeCaches } from '#test/fakeCaches';
import { makeAnswers } from './answers';
import type { WorkerEnvironment, WorkerMessage } from './environment';
import { kindOf } from './kinds';
import { makePageCache } from './pageCache';
import { makePrecache } from './precache';

const ORIGIN = 'http://site';
type Reply = { body: string | Uint8Array<ArrayBuffer>; status?: number; headers?: Record<string, string> };

const html = (body: string, headers: Record<string, string> = {}): Reply => ({
  body: `<!doctype html><html lang="ru"><body>${body}</body></html>`,
  headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache', 'x-yolda-page': '1', ...headers },
});
const json = (value: unknown, control = 'public, no-cache'): Reply => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', 'cache-control': control },
});
const PORTAL: Reply = { body: '<h1>Wi-Fi</h1>', headers: { 'content-type': 'text/html' } };
const script: Reply = { body: 'x', headers: { 'content-type': 'text/javascript' } };

/** Starts a worker in front of `site`, which has the replies by path. A request of another path fails as if offline. */
const start = ({ caches = fakeCaches(), build = 'one' } = {}) => {
  const site: Record<string, Reply> = {};
  const asked: string[] = [];
  const posted: WorkerMessage[] = [];
  const state = { now: 1_000_000, isOnline: true, isSlow: false, portal: false, portalCached: false };
  const work: Promise<unknown>[] = [];
  const environment: WorkerEnvironment = {
    caches,
    origin: ORIGIN,
    now: () => state.now,
    wait: async () => undefined,
    build: { id: build, files: ['/assets/a.1.js'], texts: { ru: ['/assets/texts-ru.1.js'] } },
    post: (_, message) => posted.push(message),
    fetch: async (request, { cache } = {}) => {
      const url = typeof request === 'string' ? request : request.url;
      const path = url.replace(ORIGIN, '');
      asked.push(path);
      if (state.isSlow) await new Promise((resolve) => setTimeout(resolve, 5));
      const isPortals = state.portal || (state.portalCached && cache !== 'reload');
      const reply = isPortals ? PORTAL : site[path];
      if (!state.isOnline || !reply) throw new TypeError('Failed to fetch');
      return new Response(reply.body, { status: reply.status ?? 200, headers: reply.headers ?? {} });
    },
  };
  const pageCache = makePageCache(environment);
  const answers = makeAnswers(environment, pageCache);
  const precache = makePrecache(environment, pageCache);
  const get = async (
    path: string,
    options: { mode?: 'navigate'; image?: boolean; headers?: HeadersInit; signal?: AbortSignal } = {},
  ) => {
    const request = {
      method: 'GET',
      mode: options.mode ?? 'cors',
      destination: options.image ? 'image' : '',
      url: ORIGIN + path,
      headers: new Headers(options.headers),
      signal: options.signal ?? new AbortController().signal,
    } as Request;
    const kind = kindOf(request, ORIGIN);
    if (!kind) throw new Error(`${path} is none of the worker's business`);
    const reply = await answers.answer({ kind, request, client: 'page', until: (one) => work.push(one) });
    while (work.length > 0) await Promise.all(work.splice(0));
    return reply;
  };
  const open = async (path: string) => (await get(path, { mode: 'navigate' })).text();
  return { site, state, asked, posted, caches, pageCache, answers, precache, get, open };
};

describe('the service worker', () => {
  const kind = (path: string, { mode = 'cors', method = 'GET', authorization = '', destination = '' } = {}) =>
    kindOf(
      {
        url: new URL(path, ORIGIN).href,
        mode: mode as RequestMode,
        method,
        destination: destination as RequestDestination,
        headers: new Headers(authorization ? { authorization } : {}),
      },
      ORIGIN,
    );

  it.each(['/', '/uz/shop?page=2', '/personal/garage'])('handles the navigation to a page: %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page');
  });

  it.each([
    '/dev/outbox',
    '/desk',
    '/desk/inbox/7',
    ...['estimate', 'history', 'passport', 'preview', 'review'].flatMap((page) => [`/${page}/0f`, `/uz/${page}/0f`]),
    '/personal/handover/0f',
    '/uz/booking?branch=1&hold=0f',
    '/booking?instead=0f',
    '/api/docs',
    '/metrics',
    '/robots.txt',
    'https://elsewhere/',
  ])('does not handle private or foreign pages: %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBeNull();
  });

  it('does not handle the staff desk, whose calls have no Authorization header', () => {
    expect(kind('/api/desk/enquiries?status=new')).toBeNull();
    expect(kind('/api/desk/me')).toBeNull();
    expect(kind('/desk/assets/desk.js', { destination: 'script' })).toBeNull();
  });

  it('does not handle writes: an enquiry, a page view, a code request', () => {
    expect(kind('/api/main/main/requests/', { method: 'POST' })).toBeNull();
    expect(kind('/api/main/page-views', { method: 'POST' })).toBeNull();
    expect(kind('/api/public/get-verification-code/?phone_number=1')).toBeNull();
    expect(kind('/api/public/verify/?code=1')).toBeNull();
  });

  it('handles only the garage among private calls', () => {
    expect(kind('/api/main/authentication/user/7', { authorization: 'Bearer x' })).toBe('garage');
    expect(kind('/api/main/authentication/sessions', { authorization: 'Bearer x' })).toBeNull();
    expect(kind('/api/main/authentication/user/7')).toBeNull();
  });

  it('does not handle videos, which use range requests', () => {
    expect(kind('/media/film.mp4', { destination: 'video' })).toBeNull();
    expect(kind('/media/hero.webp', { destination: 'image' })).toBe('picture');
  });
});

describe('pages', () => {
  it('serves a page from the network, or offline from the cache, marked with the caching time', async () => {
    const { site, state, open } = start();
    site['/shop'] = html('new');
    expect(await open('/shop')).toContain('<html lang="ru">');
    state.isOnline = false;
    state.now += 60_000;
    expect(await open('/shop')).toContain('<html data-cached-at="1000000" lang="ru"><body>new');
  });

  it('shows the offline page for a page never opened, in its language and without parts of the URL', async () => {
    const { state, get } = start();
    state.isOnline = false;
    const reply = await get('/uz/"><script>', { mode: 'navigate' });
    const text = await reply.text();
    expect(reply.status).toBe(503);
    expect(text).toContain('Aloqa yoʻq');
    expect(text).not.toContain('<script');
  });

  it.each([
    ['/blog', 'ru', 'Телефон работает'],
    ['/uz/blog', 'uz', 'Telefon internetsiz'],
  ])('shows brand, phone and theme on the offline page: %s', async (path, language, call) => {
    const { site, state, get, open } = start();
    const queries = { a: { endpointName: 'getCallCenter', data: { phone: '+998712000000' } } };
    const home = html(
      `<script type="application/json" id="yolda-state">${JSON.stringify({ store: { api: { queries } } })}</script>`,
    );
    site['/'] = { ...home, body: String(home.body).replace('<html ', '<html data-theme="dark" ') };
    await open('/');
    state.isOnline = false;
    const text = await (await get(path, { mode: 'navigate' })).text();
    expect(text).toContain(`<html lang="${language}" data-theme="dark">`);
    expect(text).toContain('</svg>Yolda');
    expect(text).toContain(call);
    expect(text).toContain('href="tel:+998712000000">+998\u00a071\u00a0200\u00a000\u00a000</a>');
  });

  it('serves a page from the cache on a slow network, and updates the cache later', async () => {
    const { site, state, open } = start();
    site['/'] = html('old');
    await open('/');
    site['/'] = html('new');
    state.isSlow = true;
    expect(await open('/')).toContain('old');
    state.isOnline = false;
    expect(await open('/')).toContain('new');
  });

  it('bypasses the HTTP cache if that contains the page of a captive portal', async () => {
    const { site, state, open } = start();
    site['/about'] = html('about');
    state.portalCached = true;
    expect(await open('/about')).toContain('about');
  });

  it('neither shows nor caches the page of a captive portal', async () => {
    const { site, state, open, caches } = start();
    site['/'] = html('ours');
    await open('/');
    state.portal = true;
    expect(await open('/')).toContain('ours');
    expect(await open('/blog')).toContain('Нет связи');
    expect(JSON.stringify(caches.urlsByCache())).not.toContain('/blog');
  });

  it('does not cache a page with no-store or an error status', async () => {
    const { site, open, caches } = start();
    site['/?sent=1'] = html('thanks', { 'cache-control': 'no-store' });
    site['/broken'] = { ...html('broken'), status: 500 };
    expect(await open('/?sent=1')).toContain('thanks');
    expect(await open('/broken')).toContain('broken');
    expect(Object.values(caches.urlsByCache()).flat()).toEqual([]);
  });
});

describe('files and pictures', () => {
  it('requests a file only once', async () => {
    const { site, asked, get } = start();
    site['/assets/app.1.js'] = script;
    await get('/assets/app.1.js');
    await get('/assets/app.1.js');
    expect(asked).toEqual(['/assets/app.1.js']);
  });

  it('rejects replies of a captive portal and does not cache them', async () => {
    const { state, get, caches } = start();
    state.portal = true;
    expect((await get('/assets/app.1.js')).type).toBe('error');
    expect((await get('/media/hero.webp', { image: true })).type).toBe('error');
    expect(Object.values(caches.urlsByCache()).flat()).toEqual([]);
  });
});

describe('content calls', () => {
  const CALL = '/api/main/services/web/';
  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

  it('serves content offline from the cache of the requested language, and notifies the page of the caching time', async () => {
    const { site, state, posted, get } = start();
    site[CALL] = json({ results: ['масло'] });
    await get(CALL, inLanguage('ru'));
    expect(posted).toEqual([]);
    state.isOnline = false;
    expect(await (await get(CALL, inLanguage('ru'))).text()).toContain('масло');
    expect(posted).toEqual([{ lineIsDown: true, keptAt: 1_000_000 }]);
    expect((await get(CALL, inLanguage('uz'))).type).toBe('error');
    expect(posted.at(-1)).toEqual({ lineIsDown: true, keptAt: null });
  });

  it('does not report a request that the page aborted as offline', async () => {
    const { state, posted, get } = start();
    state.isOnline = false;
    await get(CALL, { signal: AbortSignal.abort() });
    expect(posted).toEqual([]);
  });

  it('caches content only if the server marks it as public', async () => {
    const { site, get, caches } = start();
    site[CALL] = json({ secret: 1 }, 'no-store');
    await get(CALL);
    expect(Object.values(caches.urlsByCache()).flat()).toEqual([]);
  });

  it('serves cached content in place of the reply of a captive portal', async () => {
    const { site, state, get } = start();
    site[CALL] = json('ours');
    await get(CALL);
    state.portal = true;
    expect(await (await get(CALL)).json()).toBe('ours');
  });
});

describe('the garage', () => {
  const CAR = '/api/main/authentication/user/7';
  const signedIn = { headers: { authorization: 'Bearer token' } };

  it('serves the garage offline from the cache to the same customer until sign-out', async () => {
    const { site, state, answers, get } = start();
    site[CAR] = json({ id: 7, cars: ['Cobalt'] }, 'no-store');
    await get(CAR, signedIn);
    state.isOnline = false;
    expect(await (await get(CAR, signedIn)).text()).toContain('Cobalt');
    expect((await get('/api/main/authentication/user/8', signedIn)).type).toBe('error');
    await answers.leave();
    expect((await get(CAR, signedIn)).type).toBe('error');
  });

  it('caches upcoming maintenance only for the customer who signed in last', async () => {
    const { site, state, get, caches } = start();
    const CARE = '/api/main/authentication/cars/care';
    const as = (id: string, language = 'ru') => ({
      headers: { authorization: `Bearer h.${btoa(JSON.stringify({ sub: id }))}.s`, 'accept-language': language },
    });
    site[CAR] = json({ id: 7, cars: ['Cobalt'] }, 'no-store');
    site[CARE] = json([{ due: ['brakes'] }], 'no-store');
    for (const language of ['ru', 'uz']) for (const path of [CAR, CARE]) await get(path, as('7', language));
    state.isOnline = false;
    for (const language of ['ru', 'uz']) {
      expect(await (await get(CARE, as('7', language))).text()).toContain('brakes');
      expect(await (await get(CAR, as('7', language))).text()).toContain('Cobalt');
    }
    expect((await get(CARE, as('8'))).type).toBe('error');
    state.isOnline = true;
    site[CARE] = json([{ due: ['oil'] }], 'no-store');
    await get(CARE, as('8'));
    expect(caches.urlsByCache()['yolda-garage']).toEqual([expect.stringContaining('kept-owner=8')]);
  });

  it('does not cache a reply that arrives after sign-out', async () => {
    const { site, state, answers, get, caches } = start();
    site[CAR] = json({ id: 7 }, 'no-store');
    state.isSlow = true;
    const coming = get(CAR, signedIn);
    await answers.leave();
    await coming;
    expect(Object.values(caches.urlsByCache()).flat()).toEqual([]);
  });
});

describe('precaching', () => {
  it('caches pages and their files at most once in ten minutes, and brands and models less often', async () => {
    const { site, state, asked, precache, open, get } = start();
    site['/contacts'] = html('<script src="/assets/boot.1.js"></script><link href="/fonts/onest.woff2">');
    for (const file of [
      '/assets/boot.1.js',
      '/assets/a.1.js',
      '/assets/texts-ru.1.js',
      '/assets/seen.1.js',
      '/fonts/onest.woff2',
    ])
      site[file] = script;
    site['/api/public/brands/'] = json([{ id: 3 }]);
    site['/api/public/models/?brand_id=3'] = json([{ id: 4 }]);
    await precache(['/contacts', '/gone'], ['/assets/seen.1.js', 'https://elsewhere/x.js']);
    state.isOnline = false;
    expect(await open('/contacts')).toContain('data-cached-at');
    for (const file of [
      '/assets/boot.1.js',
      '/assets/a.1.js',
      '/assets/texts-ru.1.js',
      '/assets/seen.1.js',
      '/fonts/onest.woff2',
    ])
      expect((await get(file)).ok).toBe(true);
    expect(
      await (await get('/api/public/models/?brand_id=3', { headers: { 'accept-language': 'ru' } })).json(),
    ).toEqual([{ id: 4 }]);

    state.isOnline = true;
    asked.length = 0;
    await precache(['/contacts'], []);
    expect(asked).toEqual([]);
    state.now += 11 * 60_000;
    await precache(['/contacts'], []);
    expect(asked).toEqual(['/contacts']);
  });
});

describe('offline search', () => {
  const page = html(
    `<script type="application/json" id="yolda-state">${JSON.stringify({
      store: {
        api: {
          queries: {
            a: {
              endpointName: 'getParts',
              data: { results: [{ id: 5, name: 'Тормозные колодки Cobalt', price: '120000' }] },
            },
            b: { endpointName: 'getServices', data: { results: [{ id: 2, name: 'Замена масла' }] } },
            c: { endpointName: 'getFaq', data: [{ id: 1, title: 'Тормоз?' }] },
          },
        },
      },
    })}</script>`,
  );
  const search = (question: string) => `/api/main/search/?search=${encodeURIComponent(question)}`;

  it.each([
    'кобальт',
    'kolodki',
    'тормозной колодка',
    'торм',
    'rjkjlrb',
    'сщифде',
  ])('finds names on cached pages: %s', async (question) => {
    const { site, state, posted, open, get } = start();
    site['/shop'] = page;
    await open('/shop');
    state.isOnline = false;
    const found = await (await get(search(question))).json();
    expect(found).toMatchObject({
      count: 1,
      groups: [{ kind: 'parts', count: 1, hits: [{ id: 5, price: '120000' }] }],
    });
    expect(found.groups[0].hits[0].title.marks.length).toBeGreaterThan(0);
    expect(posted).toEqual([{ lineIsDown: true, keptAt: 1_000_000 }]);
    const suggested = await (await get(search(question).replace('?', 'suggestions/?'))).json();
    expect(suggested).toMatchObject({ count: 1, hits: [{ id: 5 }] });
  });

  it('returns an empty result if nothing matches', async () => {
    const { state, get } = start();
    state.isOnline = false;
    expect(await (await get(search('фара'))).json()).toEqual({ count: 0, groups: [], nearest: true });
  });

  it('corrects the keyboard layout and returns the corrected query', async () => {
    const { site, state, open, get } = start();
    site['/shop'] = page;
    await open('/shop');
    state.isOnline = false;
    expect(await (await get(search('rjkjlrb'))).json()).toMatchObject({
      count: 1,
      understood: 'колодки',
      nearest: false,
    });
  });

  it('serves the cached search page, marked as cached for another query', async () => {
    const { site, state, open } = start();
    site['/search'] = html('search');
    await open('/search');
    state.isOnline = false;
    expect(await open('/search')).not.toContain('data-of-another');
    expect(await open('/search?search=x')).toMatch(/<html data-cached-at="1000000" data-of-another lang="ru">.*search/);
    expect(await open('/uz/search?search=x')).toContain('Aloqa yoʻq');
  });
});

describe('cache storage', () => {
  it('evicts cached pictures to store a page when storage is full', async () => {
    const caches = fakeCaches({ room: 1_000 });
    const { site, state, get, open } = start({ caches });
    for (const name of ['a', 'b', 'c'])
      site[`/media/${name}.webp`] = { body: new Uint8Array(300), headers: { 'content-type': 'image/webp' } };
    for (const name of ['a', 'b', 'c']) await get(`/media/${name}.webp`, { image: true });
    site['/'] = html('x'.repeat(400));
    expect(await open('/')).toContain('xxx');
    state.isOnline = false;
    expect(await open('/')).toContain('data-cached-at');
    expect(caches.urlsByCache()['yolda-picture-one']).toEqual([]);
  });

  it('serves replies from the network if nothing can be stored', async () => {
    const { site, open } = start({ caches: fakeCaches({ room: 0 }) });
    site['/'] = html('live');
    expect(await open('/')).toContain('live');
  });

  it('keeps only the newest 40 pages', async () => {
    const { site, open, caches } = start();
    for (let page = 1; page <= 45; page += 1) {
      site[`/shop?page=${page}`] = html('list');
      await open(`/shop?page=${page}`);
    }
    const cached = caches.urlsByCache()['yolda-page-one'];
    expect(cached).toHaveLength(40);
    expect(cached?.at(-1)).toBe(`${ORIGIN}/shop?page=45`);
  });
});

describe('a new release', () => {
  const release = async () => {
    const caches = fakeCaches();
    const before = start({ caches });
    before.site['/about'] = html('old');
    before.site['/assets/a.1.js'] = script;
    await before.open('/about');
    await before.get('/assets/a.1.js');
    const after = start({ caches, build: 'two' });
    await after.pageCache.dropEarlierBuilds(true);
    return { caches, after };
  };

  it('shows cached pages and files of the previous release until they are replaced', async () => {
    const { after } = await release();
    after.state.isOnline = false;
    expect(await after.open('/about')).toContain('old');
    expect((await after.get('/assets/a.1.js')).ok).toBe(true);
    await after.precache([], []);
    expect(await after.open('/about')).toContain('old');
  });

  it('caches the pages again and then deletes the old caches', async () => {
    const { caches, after } = await release();
    after.site['/about'] = html('new');
    for (const file of ['/assets/a.1.js', '/assets/texts-ru.1.js']) after.site[file] = script;
    after.site['/api/public/brands/'] = json([]);
    await after.precache([], []);
    after.state.isOnline = false;
    expect(await after.open('/about')).toContain('new');
    expect(Object.keys(caches.urlsByCache()).filter((name) => name.endsWith('-one'))).toEqual([]);
  });

  it('deletes the caches of all releases but the last', async () => {
    const { caches } = await release();
    await start({ caches, build: 'three' }).pageCache.dropEarlierBuilds(true);
    const third = start({ caches, build: 'three' });
    third.site['/shop'] = html('third');
    await third.open('/shop');
    await start({ caches, build: 'four' }).pageCache.dropEarlierBuilds(true);
    expect(Object.keys(caches.urlsByCache())).toEqual(['yolda-page-three']);
  });
});
