import { PAGES } from '#contract/rules/pages';
import { CACHED_AT, OWNER, type WorkerEnvironment } from './environment';
import type { Kind } from './kinds';
import { offlinePage } from './offlinePage';
import { searchCached } from './offlineSearch';
import { isOwnReply, mayCache } from './ownReply';
import type { PageCache } from './pageCache';

const TIMEOUT_MS = 3_000;

export interface WorkerRequest {
  kind: Kind;
  request: Request;
  client: string;
  until: (work: Promise<unknown>) => void;
}

/** Returns the customer id of the access token (JWT), or an empty text without one. */
const ownerOf = (headers: Headers): string => {
  try {
    const [, claims = ''] = (headers.get('authorization') ?? '').split('.');
    return (JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: string }).sub ?? '';
  } catch {
    return '';
  }
};

/** Returns the cache key of a request. For API calls it includes language and customer, which are not in the URL. */
export const keyOf = (kind: Kind, request: Pick<Request, 'url' | 'headers'>): string => {
  const url = new URL(request.url);
  url.hash = '';
  if (kind === 'content' || kind === 'garage')
    url.searchParams.set('kept-language', request.headers.get('accept-language')?.slice(0, 2) ?? 'ru');
  if (kind === 'garage') url.searchParams.set(OWNER, ownerOf(request.headers));
  return url.href;
};

/**
 * Marks a cached page in its HTML, because the worker may be stopped before it could post a message.
 * @param isOtherUrl the page was rendered for another URL, so the browser must render it again
 */
const markCached = async (cached: Response, isOtherUrl = false): Promise<Response> => {
  const html = await cached.text();
  const at = cached.headers.get(CACHED_AT) ?? '';
  const marks = `data-cached-at="${at}"${isOtherUrl ? ' data-of-another' : ''}`;
  return new Response(html.replace('<html ', `<html ${marks} `), { headers: cached.headers });
};

const SEARCH_PAGE = new RegExp(`${PAGES.search.path}$`);

export const makeAnswers = (environment: WorkerEnvironment, pageCache: PageCache) => {
  /** Number of sign-outs. Replies of kind `garage` to requests from before a sign-out are not cached. */
  let signOuts = 0;

  const fromNetwork = async ({ kind, request, until }: WorkerRequest): Promise<Response | null> => {
    const signOutsBefore = signOuts;
    try {
      let reply = await environment.fetch(request);
      // The reply of a captive portal may come from the HTTP cache, so the retry bypasses it.
      if (reply.type !== 'opaqueredirect' && !isOwnReply(kind, reply))
        reply = await environment.fetch(request, { cache: 'reload' });
      // Redirect of a navigation: the browser follows it and updates the address bar.
      if (reply.type === 'opaqueredirect') return reply;
      if (!isOwnReply(kind, reply)) return null;
      if (mayCache(kind, reply) && (kind !== 'garage' || signOutsBefore === signOuts)) {
        const copy = reply.clone();
        until(
          pageCache.store(kind, keyOf(kind, request), copy).then(async () => {
            if (kind === 'garage' && signOutsBefore !== signOuts) await pageCache.forgetGarage();
          }),
        );
      }
      return reply;
    } catch {
      return null;
    }
  };

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
    if (found) return found.isKept ? markCached(found.reply) : found.reply;
    const { origin, pathname } = new URL(workerRequest.request.url);
    const search = SEARCH_PAGE.test(pathname) ? await pageCache.find('page', origin + pathname) : undefined;
    return search ? markCached(search, true) : offlinePage(pathname, pageCache);
  };

  const content = async (workerRequest: WorkerRequest): Promise<Response> => {
    const found = await networkFirst(workerRequest);
    if (found && !found.isKept) return found.reply;
    // The page has aborted the request, which does not mean that the network failed.
    if (workerRequest.request.signal.aborted) return Response.error();
    const reply =
      found?.reply ?? (workerRequest.kind === 'content' ? await searchCached(workerRequest.request, pageCache) : null);
    const cachedAt = reply?.headers.get(CACHED_AT);
    environment.post(workerRequest.client, { lineIsDown: true, keptAt: cachedAt ? Number(cachedAt) : null });
    return reply ?? Response.error();
  };

  /** Cache first: file names contain a content hash, so a cached file never expires. */
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
      signOuts += 1;
      await pageCache.forgetGarage();
    },
  };
};
