import { keyOf } from './answers';
import { KEPT_AT, type WorkerEnvironment } from './environment';
import type { Keeper } from './keeper';
import { mayKeep } from './ours';

const A_DAY_MS = 86_400_000;
const BRANDS = '/api/public/brands/';
const modelsOf = (brand: number) => `/api/public/models/?brand_id=${brand}`;

/** Caches brands and models once a day, so a new enquiry can be written offline. */
export const makeKeepLists =
  (environment: WorkerEnvironment, keeper: Keeper) =>
  async (language: string): Promise<void> => {
    const requestOf = (path: string) => ({
      url: new URL(path, environment.origin).href,
      headers: new Headers({ accept: 'application/json', 'accept-language': language }),
    });
    const kept = await keeper.find('content', keyOf('content', requestOf(BRANDS)), true);
    if (kept && environment.now() - Number(kept.headers.get(KEPT_AT)) < A_DAY_MS) return;
    const ask = async (path: string): Promise<unknown> => {
      const request = requestOf(path);
      const reply = await environment.fetch(request.url, { headers: request.headers });
      if (!mayKeep('content', reply)) return null;
      await keeper.keep('content', keyOf('content', request), reply.clone());
      return reply.json();
    };
    const brands = await ask(BRANDS);
    if (!Array.isArray(brands)) return;
    for (const { id } of brands as { id: number }[]) await ask(modelsOf(id));
  };

/** Minimum age of a cached page before it is fetched again. */
const FRESH_MS = 10 * 60_000;
const NAMED_FILES = /\/(?:assets|fonts)\/[\w.-]+/g;

/** Caches the pages that an open page lists, one by one, with the files they name. */
export const makeKeepAhead = (environment: WorkerEnvironment, keeper: Keeper) => {
  const keepLists = makeKeepLists(environment, keeper);

  const keepFile = async (path: string) => {
    const { href } = new URL(path, environment.origin);
    if (await keeper.find('file', href, true)) return;
    const reply = await environment.fetch(href);
    if (mayKeep('file', reply)) await keeper.keep('file', href, reply);
  };

  const keepPage = async (address: string) => {
    const url = new URL(address, environment.origin);
    if (url.origin !== environment.origin) return;
    url.hash = '';
    const kept = await keeper.find('page', url.href, true);
    if (kept && environment.now() - Number(kept.headers.get(KEPT_AT)) < FRESH_MS) return;
    const reply = await environment.fetch(url.href, { redirect: 'error', headers: { accept: 'text/html' } });
    if (!mayKeep('page', reply)) return;
    const html = await reply.clone().text();
    await keeper.keep('page', url.href, reply);
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    const files = [
      ...(html.match(NAMED_FILES) ?? []),
      ...environment.build.files,
      ...(environment.build.texts[language] ?? []),
    ];
    for (const file of new Set(files)) await keepFile(file);
    await keepLists(language);
  };

  return async (pages: string[], files: string[]): Promise<void> => {
    const wanted: [one: (path: string) => Promise<void>, path: string][] = [
      ...pages.map((path): [typeof keepPage, string] => [keepPage, path]),
      ...files
        .filter((path) => /^\/(assets|fonts)\//.test(path))
        .map((path): [typeof keepFile, string] => [keepFile, path]),
    ];
    // A failure here only makes that page unavailable offline.
    for (const [keep, path] of wanted) await keep(path).catch(() => undefined);
    let isCarried = true;
    for (const path of await keeper.carriedOver())
      await keepPage(path).catch(() => {
        isCarried = false;
      });
    if (isCarried) await keeper.dropEarlierBuilds().catch(() => undefined);
  };
};
