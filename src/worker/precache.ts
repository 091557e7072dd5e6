import { keyOf } from './answers';
import { CACHED_AT, type WorkerEnvironment } from './environment';
import { mayCache } from './ownReply';
import type { PageCache } from './pageCache';

const A_DAY_MS = 86_400_000;
const BRANDS = '/api/public/brands/';
const modelsOf = (brand: number) => `/api/public/models/?brand_id=${brand}`;

/** Caches the lists of brands and models once a day, so that an enquiry can be written offline. */
export const makePrecacheLists =
  (environment: WorkerEnvironment, pageCache: PageCache) =>
  async (language: string): Promise<void> => {
    const requestOf = (path: string) => ({
      url: new URL(path, environment.origin).href,
      headers: new Headers({ accept: 'application/json', 'accept-language': language }),
    });
    const cached = await pageCache.find('content', keyOf('content', requestOf(BRANDS)), true);
    if (cached && environment.now() - Number(cached.headers.get(CACHED_AT)) < A_DAY_MS) return;
    const ask = async (path: string): Promise<unknown> => {
      const request = requestOf(path);
      const reply = await environment.fetch(request.url, { headers: request.headers });
      if (!mayCache('content', reply)) return null;
      await pageCache.store('content', keyOf('content', request), reply.clone());
      return reply.json();
    };
    const brands = await ask(BRANDS);
    if (!Array.isArray(brands)) return;
    for (const { id } of brands as { id: number }[]) await ask(modelsOf(id));
  };

const FRESH_MS = 10 * 60_000;
const NAMED_FILES = /\/(?:assets|fonts)\/[\w.-]+/g;

export const makePrecache = (environment: WorkerEnvironment, pageCache: PageCache) => {
  const precacheLists = makePrecacheLists(environment, pageCache);

  const cacheFile = async (path: string) => {
    const { href } = new URL(path, environment.origin);
    if (await pageCache.find('file', href, true)) return;
    const reply = await environment.fetch(href);
    if (mayCache('file', reply)) await pageCache.store('file', href, reply);
  };

  const cachePage = async (address: string) => {
    const url = new URL(address, environment.origin);
    if (url.origin !== environment.origin) return;
    url.hash = '';
    const cached = await pageCache.find('page', url.href, true);
    if (cached && environment.now() - Number(cached.headers.get(CACHED_AT)) < FRESH_MS) return;
    const reply = await environment.fetch(url.href, { redirect: 'error', headers: { accept: 'text/html' } });
    if (!mayCache('page', reply)) return;
    const html = await reply.clone().text();
    await pageCache.store('page', url.href, reply);
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    const files = [
      ...(html.match(NAMED_FILES) ?? []),
      ...environment.build.files,
      ...(environment.build.texts[language] ?? []),
    ];
    for (const file of new Set(files)) await cacheFile(file);
    await precacheLists(language);
  };

  return async (pages: string[], files: string[]): Promise<void> => {
    const wanted: [one: (path: string) => Promise<void>, path: string][] = [
      ...pages.map((path): [typeof cachePage, string] => [cachePage, path]),
      ...files
        .filter((path) => /^\/(assets|fonts)\//.test(path))
        .map((path): [typeof cacheFile, string] => [cacheFile, path]),
    ];
    for (const [store, path] of wanted) await store(path).catch(() => undefined);
    let isCarried = true;
    for (const path of await pageCache.carriedOver())
      await cachePage(path).catch(() => {
        isCarried = false;
      });
    if (isCarried) await pageCache.dropEarlierBuilds().catch(() => undefined);
  };
};
