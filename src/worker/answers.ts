import { PAGES } from '#contract/rules/pages';
import { CACHED_AT, OWNER, type WorkerEnvironment } from './environment';
import type { Kind } from './kinds';
import { offlinePage } from './offlinePage';
import { searchCached } from './offlineSearch';
import { isOwnReply, mayCache } from './ownReply';
import type { PageCache } from './pageCache';

/** Maximum wait for the network when a cached reply exists. */
const TIMEOUT_MS = 3_000;

export interface WorkerRequest {
  kind: Kind;
  request: Request;
  client: string;
  until: (work: Promise<unknown>) => void;
}

/** Returns the customer id in one of our JWTs, empty for any other token. */
const ownerOf = (headers: Headers): string => {
  try {
    const [, claims = ''] = (headers.get('authorization') ?? '').split('.');
    return (JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: string }).sub ?? '';
  } catch {
    return '';
  }
};

/** Cache key with language and customer, which are not part of a call's address. */
export const keyOf = (kind: Kind, request: Pick<Request, 'url' | 'headers'>): string => {
  const url = new URL(request.url);
  url.hash = '';
  if (kind === 'content' || kind === 'garage')
    url.searchParams.set('kept-language', request.headers.get('accept-language')?.slice(0, 2) ?? 'ru');
  if (kind === 'garage') url.searchParams.set(OWNER, ownerOf(request.headers));
  return url.href;
};

/**
 * Marks a cached reply in its body, because the worker may be stopped before a message.
 * @param isOfAnother the page was rendered for another address and must render again
 */
const stamped = async (cached: Response, isOfAnother = false): Promise<Response> => {
  const html = await cached.text();
  const at = cached.headers.get(CACHED_AT) ?? '';
  const marks = `data-cached-at="${at}"${isOfAnother ? ' data-of-another' : ''}`;
  return new Response(html.replace('<html ', `<html ${marks} `), { headers: cached.headers });
};

/** Cached without its query, because the application renders any query on it. */
const SEARCH_PAGE = new RegExp(`${PAGES.search.path}$`);

export const makeAnswers = (environment: WorkerEnvironment, pageCache: PageCache) => {
  /** Incremented on sign-out: replies to earlier requests are not cached. */
  let exits = 0;

  const fromNetwork = async ({ kind, request, until }: WorkerRequest): Promise<Response | null> => {
    const exitsBefore = exits;
    try {
      let reply = await environment.fetch(request);
      // The HTTP cache may hold the page of a captive portal, so it is bypassed.
      if (reply.type !== 'opaqueredirect' && !isOwnReply(kind, reply))
        reply = await environment.fetch(request, { cache: 'reload' });
      // Redirect of a navigation: the browser follows it and shows the address.
      if (reply.type === 'opaqueredirect') return reply;
      if (!isOwnReply(kind, reply)) return null;
      if (mayCache(kind, reply) && (kind !== 'garage' || exitsBefore === exits)) {
        const copy = reply.clone();
        until(
          pageCache.store(kind, keyOf(kind, request), copy).then(async () => {
            if (kind === 'garage' && exitsBefore !== exits) await pageCache.forgetGarage();
          }),
        );
      }
      return reply;
    } catch {
      return null;
    }
  };

  /** Network first, falls back to the cache on failure or after `TIMEOUT_MS`. */
  const networkFirst = async (workerRequest: WorkerRequest): Promise<{ reply: Response; isKept: boolean } | null> => {
    const answer = fromNetwork(workerRequest);
    workerRequest.until(answer);
    const inTime = await Promise.race([answer, environment.wait(TIMEOUT_MS)]);
    if (inTime) return { reply: inTime, isKept: false };
    const cached = await pageCache.find(workerRequest.kind, keyOf(workerRequest.kind, workerRequest.request));
    if (cached) return { reply: cached, isKept: true };
    const late = await answer;
    return late && { reply: late, isKept: false };
  };

  const page = async (workerRequest: WorkerRequest): Promise<Response> => {
    const found = await networkFirst(workerRequest);
    if (found) return found.isKept ? stamped(found.reply) : found.reply;
    const { origin, pathname } = new URL(workerRequest.request.url);
    const search = SEARCH_PAGE.test(pathname) ? await pageCache.find('page', origin + pathname) : undefined;
    return search ? stamped(search, true) : offlinePage(pathname, pageCache);
  };

  const content = async (workerRequest: WorkerRequest): Promise<Response> => {
    const found = await networkFirst(workerRequest);
    if (found && !found.isKept) return found.reply;
    // Aborted by the page, which says nothing about the network.
    if (workerRequest.request.signal.aborted) return Response.error();
    const reply =
      found?.reply ?? (workerRequest.kind === 'content' ? await searchCached(workerRequest.request, pageCache) : null);
    const cachedAt = reply?.headers.get(CACHED_AT);
    environment.post(workerRequest.client, { lineIsDown: true, keptAt: cachedAt ? Number(cachedAt) : null });
    return reply ?? Response.error();
  };

  /** File names contain a content hash, so a cached file never expires. */
  const file = async (workerRequest: WorkerRequest): Promise<Response> =>
    (await pageCache.find(workerRequest.kind, keyOf(workerRequest.kind, workerRequest.request))) ??
    (await fromNetwork(workerRequest)) ??
    Response.error();

  const answer: Record<Kind, (workerRequest: WorkerRequest) => Promise<Response>> = {
    page,
    content,
    garage: content,
    file,
    picture: file,
  };

  return {
    answer: (workerRequest: WorkerRequest): Promise<Response> => answer[workerRequest.kind](workerRequest),
    leave: async (): Promise<void> => {
      exits += 1;
      await pageCache.forgetGarage();
    },
  };
};
