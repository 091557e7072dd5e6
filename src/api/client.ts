import type { Language } from '#shared/i18n/languages';
import { type ApiProblem, problemOfReply } from './problem';

/** The arguments of a content endpoint. The language is always explicit: it is a part of the cache key. */
export type Localized<T = unknown> = T & { lang: Language };

/** One call as an endpoint describes it. */
export interface Call<Result = unknown> {
  /** The default is main. */
  host?: 'main' | 'public';
  /** Exact, trailing slash included. */
  path: string;
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  lang: Language;
  headers?: Record<string, string>;
  /** Default `application/json`; the read of the user has another (docs/api.md#conventions). */
  contentType?: string;
  /** Sends the bearer token and renews it once when the server calls it invalid. */
  private?: boolean;
  /** A GET with a side effect (asking for a code) is sent once. */
  once?: boolean;
  /** It is sent to its end even if the page goes away. */
  keepalive?: boolean;
  /** Makes the result out of the reply's JSON; throws when it has nothing in common with what was expected. */
  read: (reply: unknown) => Result;
}

/** The arguments of a generated function that makes a call, and its result. */
export type ArgsOf<C extends (args: never) => Call> = Parameters<C>[0];
export type ResultOf<C extends (args: never) => Call> = ReturnType<ReturnType<C>['read']>;

/** What a reply must offer: a browser's Response does, and so does the server's answer in process. */
export interface TransportReply {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** A browser's alone: no page that the server renders has a file in it. */
  blob?(): Promise<Blob>;
}

export interface TransportInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
  signal: AbortSignal;
}

/** The way to the two APIs. Each store has its own, so that the server's stores call in process and tests call a test server. */
export interface Transport {
  /** It is `MAIN_API_URL` without a trailing slash. */
  mainUrl: string;
  /** `PUBLIC_API_URL`, without a trailing slash; its paths begin with `/api/public/`. */
  publicUrl: string;
  fetch(url: string, init: TransportInit): Promise<TransportReply>;
  /** Whether reads are tried again; the server's first render has no time for it. The default is true. */
  retries?: boolean;
  /** Milliseconds for all tries of one call together. The default is 10 000. */
  timeoutMs?: number;
  /** The session is over: bring the visitor to /home. Set by the router's side once it exists. */
  onSessionEnded?: () => void;
}

export type Answer = { data: unknown } | { error: ApiProblem };

/** Sends one try of a call and never throws: what comes back is the read result or a problem the screen can name. */
export async function sendCall(
  transport: Transport,
  call: Call,
  token: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  let status: number;
  let retryAfter: string | null;
  let body: string;
  try {
    const reply = await untilAborted(transport.fetch(urlOf(transport, call), requestOf(call, token, signal)), signal);
    status = reply.status;
    retryAfter = reply.headers.get('retry-after');
    body = await untilAborted(reply.text(), signal);
  } catch {
    return { error: signal.aborted ? abortProblem(signal) : { kind: 'offline' } };
  }
  if (isForeignPage(status, body)) return { error: { kind: 'offline', code: 'foreign' } };
  const reply = parse(body);
  if (status < 200 || status > 299) return { error: problemOfReply(status, reply, retryAfter) };
  const unreadable: Answer = { error: { kind: 'server', status, code: 'unreadable' } };
  if (reply === undefined && (body !== '' || requestMethod(call) === 'GET')) return unreadable;
  try {
    return { data: call.read(reply ?? null) };
  } catch {
    return unreadable;
  }
}

export const abortProblem = (signal: AbortSignal): ApiProblem => ({
  kind: signal.reason === TIMED_OUT ? 'timeout' : 'cancelled',
});

/** The reason a deadline aborts with, to tell it from a caller who gave up. */
export const TIMED_OUT = 'timed out';

function urlOf(transport: Transport, { host, path, query = {} }: Call): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const base = host === 'public' ? transport.publicUrl : transport.mainUrl;
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function requestOf(call: Call, token: string | null, signal: AbortSignal) {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': call.lang === 'uz' ? 'uz' : 'ru',
    ...call.headers,
  };
  // Reads say it too (docs/api.md#conventions); a server may refuse a DELETE that promises a body and has none.
  if (requestMethod(call) === 'GET' || call.body !== undefined) {
    headers['Content-Type'] = call.contentType ?? 'application/json';
  }
  if (token) headers.Authorization = `Bearer ${token}`;
  return {
    method: requestMethod(call),
    headers,
    signal,
    ...(call.keepalive && { keepalive: true }),
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  };
}

const requestMethod = (call: Call) => call.method ?? 'GET';

/**
 * A page where JSON was asked for is that of a captive portal or of a proxy: the server was not reached, and nothing it is said
 * to have answered counts, above all no 401 to a session. A server of the contract may answer 404, 413 or 5xx by a page.
 */
const isForeignPage = (status: number, body: string) =>
  /^\s*</.test(body) && status !== 404 && status !== 413 && (status < 500 || status === 511);

/** Broken JSON and nothing at all become `undefined`. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A transport that cannot be aborted (the server's calls in process) is left behind. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('aborted'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

const CALL_TIMEOUT_MS = 10_000;
/** Waits between the tries of a read; as many tries as waits, and one. */
const BACKOFF_MS = [500, 1500];

export interface Deadline {
  signal: AbortSignal;
  /** Milliseconds left. */
  left(): number;
  clear(): void;
}

/** One deadline for all that belongs to one call: tries, waits, and the renewal of its token. */
export function startDeadline(transport: Transport, caller?: AbortSignal): Deadline {
  const timeout = transport.timeoutMs ?? CALL_TIMEOUT_MS;
  const end = Date.now() + timeout;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(TIMED_OUT), timeout);
  const giveUp = () => controller.abort();
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    left: () => end - Date.now(),
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}

/**
 * One call with its tries: reads are tried again after network errors, 5xx and 429 (honouring `Retry-After` where it still fits);
 * what timed out is not, and neither is anything that writes.
 */
export async function sendWithRetries(
  transport: Transport,
  call: Call,
  token: string | null,
  deadline: Deadline,
): Promise<Answer> {
  const mayRetry = transport.retries !== false && !call.once && (call.method ?? 'GET') === 'GET';
  for (let tries = 0; ; tries += 1) {
    const answer = await sendCall(transport, call, token, deadline.signal);
    const backoff = BACKOFF_MS[tries];
    if (!('error' in answer) || !mayRetry || backoff === undefined || !isPassing(answer.error)) return answer;
    const wait = Math.max(backoff * (0.75 + Math.random() / 2), (answer.error.retryAfter ?? 0) * 1000);
    if (wait >= deadline.left()) return answer;
    await pause(wait, deadline.signal);
    if (deadline.signal.aborted) return { error: abortProblem(deadline.signal) };
  }
}

const isPassing = ({ kind, code }: ApiProblem) =>
  code !== 'foreign' && code !== 'unreadable' && (kind === 'offline' || kind === 'tooMany' || kind === 'server');

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
