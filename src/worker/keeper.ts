import type { Kind } from './kinds';
import { KEPT_AT, type World } from './world';

/** So many replies of each kind; the oldest go first. */
const MOST: Record<Kind, number> = { page: 40, file: 400, picture: 80, content: 150, garage: 1 };
/** Where the browser gives no more room, these make some, in this order. Files are what pages are shown by. */
const GIVES_WAY: Kind[] = ['picture', 'content', 'page'];

const PREFIX = 'yolda';
/** It outlives a release, for its pages are gone with the old files. */
const CARRIED = `${PREFIX}-carried`;
const CARRIED_KEY = '/carried-over';

const nameOf = (kind: Kind, build: string) => (kind === 'garage' ? `${PREFIX}-garage` : `${PREFIX}-${kind}-${build}`);

/** What is kept, by kind and build. Nothing here throws: a browser without room keeps less. */
export const makeKeeper = ({ caches, now, build }: Pick<World, 'caches' | 'now' | 'build'>) => {
  const open = (kind: Kind) => caches.open(nameOf(kind, build.id));

  const dropOldest = async (kind: Kind, count: number) => {
    const cache = await open(kind);
    for (const key of (await cache.keys()).slice(0, count)) await cache.delete(key);
  };

  const find = async (kind: Kind, key: string): Promise<Response | undefined> => {
    try {
      return await (await open(kind)).match(key);
    } catch {
      return undefined;
    }
  };

  /** Takes the reply's body: give it a clone. */
  const keep = async (kind: Kind, key: string, reply: Response): Promise<void> => {
    try {
      const body = await reply.arrayBuffer();
      const headers = new Headers(reply.headers);
      headers.set(KEPT_AT, String(now()));
      // The body is no longer that of the line.
      headers.delete('content-encoding');
      headers.delete('content-length');
      const put = async () => (await open(kind)).put(key, new Response(body, { headers }));
      try {
        await put();
      } catch {
        for (const other of GIVES_WAY) await dropOldest(other, Math.ceil(MOST[other] / 4));
        await put();
      }
      const excess = (await (await open(kind)).keys()).length - MOST[kind];
      if (excess > 0) await dropOldest(kind, excess);
    } catch {
      // No room at all, or no caches in this browser: nothing is kept.
    }
  };

  const pages = async (): Promise<string[]> => {
    try {
      return (await (await open('page')).keys()).map(({ url }) => url);
    } catch {
      return [];
    }
  };

  /** Of a release before: its files go, and with them its pages, whose addresses are remembered. */
  const dropOtherBuilds = async (): Promise<void> => {
    const current = (['page', 'file', 'picture', 'content', 'garage'] as Kind[]).map((kind) => nameOf(kind, build.id));
    for (const name of await caches.keys()) {
      if (!name.startsWith(PREFIX) || name === CARRIED || current.includes(name)) continue;
      if (name.startsWith(`${PREFIX}-page-`)) {
        const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
        await (await caches.open(CARRIED)).put(CARRIED_KEY, new Response(JSON.stringify(urls.slice(-10))));
      }
      await caches.delete(name);
    }
  };

  /** The addresses that a release before had kept, once. */
  const carriedOver = async (): Promise<string[]> => {
    try {
      const reply = await (await caches.open(CARRIED)).match(CARRIED_KEY);
      await caches.delete(CARRIED);
      return reply ? ((await reply.json()) as string[]) : [];
    } catch {
      return [];
    }
  };

  const forgetGarage = () => caches.delete(nameOf('garage', build.id));

  return { find, keep, pages, dropOtherBuilds, carriedOver, forgetGarage };
};

export type Keeper = ReturnType<typeof makeKeeper>;
