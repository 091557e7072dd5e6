import { KEPT_AT, OWNER, type WorkerEnvironment } from './environment';
import type { Keeper } from './keeper';
import type { Kind } from './kinds';
import { offlinePage } from './offlinePage';
import { searchKept } from './offlineSearch';
import { isOurs, mayKeep } from './ours';

/** So long the line may take where something kept could be shown instead. */
const PATIENCE_MS = 3_000;

export interface Asked {
  kind: Kind;
  request: Request;
  /** The page that asks; of a navigation there is none yet. */
  client: string;
  /** Lets the worker live until it has kept what came. */
  until: (work: Promise<unknown>) => void;
}

/** The customer of one of the server's own tokens (JWT); empty for any other token. */
const ownerOf = (headers: Headers): string => {
  try {
    const [, claims = ''] = (headers.get('authorization') ?? '').split('.');
    return (JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: string }).sub ?? '';
  } catch {
    return '';
  }
};

/** Language and customer are no part of a call's address, and of what is kept they must be. */
export const keyOf = (kind: Kind, request: Pick<Request, 'url' | 'headers'>): string => {
  const url = new URL(request.url);
  url.hash = '';
  if (kind === 'content' || kind === 'garage')
    url.searchParams.set('kept-language', request.headers.get('accept-language')?.slice(0, 2) ?? 'ru');
  if (kind === 'garage') url.searchParams.set(OWNER, ownerOf(request.headers));
  return url.href;
};

/**
 * So that a page knows by itself, without asking a worker that the browser may have ended meanwhile. `isOfAnother`: it was rendered for another
 * address, and is to be drawn anew for its own.
 */
const stamped = async (kept: Response, isOfAnother = false): Promise<Response> => {
  const html = await kept.text();
  const at = kept.headers.get(KEPT_AT) ?? '';
  const marks = `data-kept-at="${at}"${isOfAnother ? ' data-of-another' : ''}`;
  return new Response(html.replace('<html ', `<html ${marks} `), { headers: kept.headers });
};

/** The search without a question is kept, and the application answers any question on it. */
const SEARCH_PAGE = /\/search$/;

export const makeAnswers = (environment: WorkerEnvironment, keeper: Keeper) => {
  /** Raised by each exit: what was asked for before is kept no more. */
  let exits = 0;

  /** Null: nobody of ours answered. */
  const live = async ({ kind, request, until }: Asked): Promise<Response | null> => {
    const exitsBefore = exits;
    try {
      let reply = await environment.fetch(request);
      // A captive portal may have told the browser to keep its page: its cache is passed by.
      if (reply.type !== 'opaqueredirect' && !isOurs(kind, reply))
        reply = await environment.fetch(request, { cache: 'reload' });
      // Of a navigation: the browser itself goes where it leads, and the address bar says whose that is.
      if (reply.type === 'opaqueredirect') return reply;
      if (!isOurs(kind, reply)) return null;
      if (mayKeep(kind, reply) && (kind !== 'garage' || exitsBefore === exits)) {
        const copy = reply.clone();
        until(
          keeper.keep(kind, keyOf(kind, request), copy).then(async () => {
            if (kind === 'garage' && exitsBefore !== exits) await keeper.forgetGarage();
          }),
        );
      }
      return reply;
    } catch {
      return null;
    }
  };

  /** The line's answer, or what is kept where it fails or takes long. */
  const lineFirst = async (asked: Asked): Promise<{ reply: Response; isKept: boolean } | null> => {
    const answer = live(asked);
    asked.until(answer);
    const inTime = await Promise.race([answer, environment.wait(PATIENCE_MS)]);
    if (inTime) return { reply: inTime, isKept: false };
    const kept = await keeper.find(asked.kind, keyOf(asked.kind, asked.request));
    if (kept) return { reply: kept, isKept: true };
    const late = await answer;
    return late && { reply: late, isKept: false };
  };

  const page = async (asked: Asked): Promise<Response> => {
    const found = await lineFirst(asked);
    if (found) return found.isKept ? stamped(found.reply) : found.reply;
    const { origin, pathname } = new URL(asked.request.url);
    const search = SEARCH_PAGE.test(pathname) ? await keeper.find('page', origin + pathname) : undefined;
    return search ? stamped(search, true) : offlinePage(pathname, keeper);
  };

  const content = async (asked: Asked): Promise<Response> => {
    const found = await lineFirst(asked);
    if (found && !found.isKept) return found.reply;
    // The page no longer wants it, which says nothing of the line.
    if (asked.request.signal.aborted) return Response.error();
    const reply = found?.reply ?? (asked.kind === 'content' ? await searchKept(asked.request, keeper) : null);
    const keptAt = reply?.headers.get(KEPT_AT);
    environment.tell(asked.client, { lineIsDown: true, keptAt: keptAt ? Number(keptAt) : null });
    return reply ?? Response.error();
  };

  /** Its name says what is in it: kept once, it is right for ever. */
  const file = async (asked: Asked): Promise<Response> =>
    (await keeper.find(asked.kind, keyOf(asked.kind, asked.request))) ?? (await live(asked)) ?? Response.error();

  const answer: Record<Kind, (asked: Asked) => Promise<Response>> = {
    page,
    content,
    garage: content,
    file,
    picture: file,
  };

  return {
    answer: (asked: Asked): Promise<Response> => answer[asked.kind](asked),
    leave: async (): Promise<void> => {
      exits += 1;
      await keeper.forgetGarage();
    },
  };
};
