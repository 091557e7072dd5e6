import type { Language } from '#shared/i18n/languages';
import { type ApiProblem, problemOfReply } from './problem';

/** Arguments of a content endpoint. The language is an argument, because it is part of the cache key. */
export type Localized<T = unknown> = T & { lang: Language };

export interface Call<Result = unknown> {
  host?: 'main' | 'public';
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  lang: Language;
  headers?: Record<string, string>;
  /** Defaults to `application/json`. The request for the customer needs another type (docs/api.md#conventions). */
  contentType?: string;
  /** Sends the bearer token, and renews it once when the server reports it as invalid. */
  private?: boolean;
  /** Disables retries, for a GET with a side effect such as sending a code. */
  once?: boolean;
  /** Completes the request even when the page is closed. */
  keepalive?: boolean;
  read: (reply: unknown) => Result;
}

export type ArgsOf<C extends (args: never) => Call> = Parameters<C>[0];
export type ResultOf<C extends (args: never) => Call> = ReturnType<ReturnType<C>['read']>;

/** The part of `Response` that the client uses. In-process replies of the server implement it too. */
export interface TransportReply {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  blob?(): Promise<Blob>;
}

export interface TransportInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
  signal: AbortSignal;
}

/** Access to the two APIs: in process for stores on the server, over the network in browsers. */
export interface Transport {
  mainUrl: string;
  publicUrl: string;
  fetch(url: string, init: TransportInit): Promise<TransportReply>;
  /** Default true. The server disables retries for its first render to meet its deadline. */
  retries?: boolean;
  /** Deadline for all attempts of a call, in ms. Default 10,000. */
  timeoutMs?: number;
  /** Navigates to /home when the session has ended. Set by the router, which is created after the transport. */
  onSessionEnded?: () => void;
}

export type Answer = { data: unknown } | { error: ApiProblem };

/** Sends one attempt of a call. Never throws: returns the parsed result or an `ApiProblem`. */
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

/** Returns the problem of an aborted signal: a timeout, or a cancellation by the caller. */
export const abortProblem = (signal: AbortSignal): ApiProblem => ({
  kind: signal.reason === TIMED_OUT ? 'timeout' : 'cancelled',
});

/** Abort reason of a deadline, to distinguish it from a caller's abort. */
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
  // GET requests need a Content-Type too (docs/api.md#conventions). Some servers reject it in a DELETE without a body.
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
 * Whether an HTML reply comes from a captive portal, so its status must not end the session. The server itself may send
 * 404, 413 or 5xx as HTML.
 */
const isForeignPage = (status: number, body: string) =>
  /^\s*</.test(body) && status !== 404 && status !== 413 && (status < 500 || status === 511);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Rejects on abort even if the transport cannot be aborted (in-process calls). */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('aborted'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

const CALL_TIMEOUT_MS = 10_000;
const BACKOFF_MS = [500, 1500];

export interface Deadline {
  signal: AbortSignal;
  left(): number;
  clear(): void;
}

/** Starts one deadline that covers attempts, backoff and token renewal of a call. */
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

/** Sends a call. Retries reads after network errors, 5xx and 429 (after `Retry-After`), never timeouts or writes. */
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
