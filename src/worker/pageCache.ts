import { CACHED_AT, OWNER, type WorkerEnvironment } from './environment';
import type { Kind } from './kinds';

/** Maximum number of cached replies per kind. The oldest are evicted. */
const MAX_ENTRIES: Record<Kind, number> = { page: 40, file: 400, picture: 80, content: 150, garage: 4 };
/** Order of eviction when storage is full. Files are never evicted, because pages need them. */
const EVICTED_FIRST: Kind[] = ['picture', 'content', 'page'];

const PREFIX = 'yolda';
const KINDS = Object.keys(MAX_ENTRIES) as Kind[];
const MAX_CARRIED = 10;

const nameOf = (kind: Kind, build: string) => (kind === 'garage' ? `${PREFIX}-garage` : `${PREFIX}-${kind}-${build}`);

/** Creates the caches, by kind and release. Their methods do not throw if storage is full or missing. */
export const makePageCache = ({ caches, now, build }: Pick<WorkerEnvironment, 'caches' | 'now' | 'build'>) => {
  const open = (kind: Kind) => caches.open(nameOf(kind, build.id));

  const dropOldest = async (kind: Kind, count: number) => {
    const cache = await open(kind);
    for (const key of (await cache.keys()).slice(0, count)) await cache.delete(key);
  };

  const earlier = async (kind?: Kind): Promise<string[]> => {
    const current = KINDS.map((one) => nameOf(one, build.id));
    const begins = kind ? `${PREFIX}-${kind}-` : `${PREFIX}-`;
    return (await caches.keys()).filter((name) => name.startsWith(begins) && !current.includes(name));
  };

  /**
   * Returns a cached reply, also of the previous release until it is replaced.
   * @param own only replies of the current release
   */
  const find = async (kind: Kind, key: string, own = false): Promise<Response | undefined> => {
    try {
      const found = await (await open(kind)).match(key);
      if (found || own) return found;
      for (const name of (await earlier(kind)).toReversed()) {
        const before = await (await caches.open(name)).match(key);
        if (before) return before;
      }
      return undefined;
    } catch {
      return undefined;
    }
  };

  const deleteOtherCaches = async (key: string) => {
    const ownerOf = (url: string) => new URL(url).searchParams.get(OWNER);
    const cache = await open('garage');
    for (const { url } of await cache.keys()) if (ownerOf(url) !== ownerOf(key)) await cache.delete(url);
  };

  /** Consumes the body of the reply, so pass a clone. */
  const store = async (kind: Kind, key: string, reply: Response): Promise<void> => {
    try {
      const body = await reply.arrayBuffer();
      const headers = new Headers(reply.headers);
      headers.set(CACHED_AT, String(now()));
      headers.delete('content-encoding');
      headers.delete('content-length');
      if (kind === 'garage') await deleteOtherCaches(key);
      const put = async () => (await open(kind)).put(key, new Response(body, { headers }));
      try {
        await put();
      } catch {
        await dropEarlierBuilds();
        for (const other of EVICTED_FIRST) await dropOldest(other, Math.ceil(MAX_ENTRIES[other] / 4));
        await put();
      }
      const excess = (await (await open(kind)).keys()).length - MAX_ENTRIES[kind];
      if (excess > 0) await dropOldest(kind, excess);
    } catch {
      // Storage is full or unavailable: nothing is cached.
    }
  };

  const pages = async (): Promise<string[]> => {
    try {
      return (await (await open('page')).keys()).map(({ url }) => url);
    } catch {
      return [];
    }
  };

  /**
   * Deletes the caches of earlier releases.
   * @param butLast keeps those of the previous release, as a fallback
   */
  async function dropEarlierBuilds(butLast = false): Promise<void> {
    const names = await earlier();
    const last = butLast ? names.findLast((name) => name.startsWith(`${PREFIX}-page-`)) : undefined;
    const lastId = last?.slice(`${PREFIX}-page-`.length);
    for (const name of names) if (lastId === undefined || !name.endsWith(`-${lastId}`)) await caches.delete(name);
  }

  const carriedOver = async (): Promise<string[]> => {
    try {
      const urls: string[] = [];
      for (const name of await earlier('page'))
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      return urls.slice(-MAX_CARRIED);
    } catch {
      return [];
    }
  };

  const forgetGarage = () => caches.delete(nameOf('garage', build.id));

  return { find, store, pages, dropEarlierBuilds, carriedOver, forgetGarage };
};

export type PageCache = ReturnType<typeof makePageCache>;
