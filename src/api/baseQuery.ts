import type { Call } from './call';
import type { ApiProblem } from './problem';
import { type Answer, abortProblem, sendCall, TIMED_OUT } from './sendCall';
import type { Transport } from './transport';

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
