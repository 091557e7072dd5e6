import type { Keeper } from './keeper';
import { makeKeepLists } from './keepLists';
import { mayKeep } from './ours';
import { KEPT_AT, type World } from './world';

/** A page that was kept so lately is not asked for again. */
const FRESH_MS = 10 * 60_000;
/** What a page names in its own HTML: scripts of its screen, style sheets, fonts. */
const NAMED_FILES = /\/(?:assets|fonts)\/[\w.-]+/g;

/**
 * Keeps what a page says is worth it, one after the other: the pages themselves, the files that they name, and those that the page has
 * loaded since. Nothing here is asked for before a page has become idle, nor from who saves data: such a page says nothing.
 */
export const makeKeepAhead = (world: World, keeper: Keeper) => {
  const keepLists = makeKeepLists(world, keeper);

  const keepFile = async (path: string) => {
    const { href } = new URL(path, world.origin);
    if (await keeper.find('file', href, true)) return;
    const reply = await world.fetch(href);
    if (mayKeep('file', reply)) await keeper.keep('file', href, reply);
  };

  const keepPage = async (address: string) => {
    const url = new URL(address, world.origin);
    if (url.origin !== world.origin) return;
    url.hash = '';
    const kept = await keeper.find('page', url.href, true);
    if (kept && world.now() - Number(kept.headers.get(KEPT_AT)) < FRESH_MS) return;
    const reply = await world.fetch(url.href, { redirect: 'error', headers: { accept: 'text/html' } });
    if (!mayKeep('page', reply)) return;
    const html = await reply.clone().text();
    await keeper.keep('page', url.href, reply);
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    const files = [...(html.match(NAMED_FILES) ?? []), ...world.build.files, ...(world.build.texts[language] ?? [])];
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
    // Whatever of it cannot be had is missed offline, and by nothing else.
    for (const [keep, path] of wanted) await keep(path).catch(() => undefined);
    let isCarried = true;
    for (const path of await keeper.carriedOver())
      await keepPage(path).catch(() => {
        isCarried = false;
      });
    if (isCarried) await keeper.dropEarlierBuilds().catch(() => undefined);
  };
};
