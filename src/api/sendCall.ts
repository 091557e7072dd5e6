import type { Call } from './call';
import { type ApiProblem, problemOfReply } from './problem';
import type { Transport } from './transport';

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
