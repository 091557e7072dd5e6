import type { Transport } from './client';
import { sendWithRetries, startDeadline } from './client';
import { signOut } from './generated/session';
import type { ApiProblem } from './problem';

/** Storage key of refresh tokens that are still to be revoked, because sign-out may happen offline. */
export const ENDED_SESSIONS_KEY = 'endedSessions';
const LIFETIME_MS = 86_400_000;

interface EndedSession {
  refreshToken: string;
  /** Time of the sign-out, in ms since 1970. */
  at: number;
}

const isEndedSession = (value: unknown): value is EndedSession => {
  const { refreshToken, at } = Object(value) as Partial<EndedSession>;
  return typeof refreshToken === 'string' && Math.abs(Date.now() - Number(at)) < LIFETIME_MS;
};

const write = (sessions: readonly EndedSession[]): void => {
  try {
    if (sessions.length > 0) localStorage.setItem(ENDED_SESSIONS_KEY, JSON.stringify(sessions));
    else localStorage.removeItem(ENDED_SESSIONS_KEY);
  } catch {
    // Storage is blocked or full: the session is revoked now, or expires.
  }
};

const read = (): EndedSession[] => {
  try {
    const text = localStorage.getItem(ENDED_SESSIONS_KEY);
    if (text === null) return [];
    const stored: unknown = JSON.parse(text);
    const sessions = Array.isArray(stored) ? stored.filter(isEndedSession) : [];
    if (!Array.isArray(stored) || sessions.length < stored.length) write(sessions);
    return sessions;
  } catch {
    write([]);
    return [];
  }
};

const without = (refreshToken: string) => read().filter((session) => session.refreshToken !== refreshToken);

const isPassing = ({ kind, code }: ApiProblem) =>
  code === 'foreign' || ['offline', 'timeout', 'server', 'tooMany', 'cancelled'].includes(kind);

const revoke = async (transport: Transport, refreshToken: string): Promise<boolean> => {
  const call = { ...signOut({ lang: 'ru', body: { refresh_token: refreshToken } }), keepalive: true };
  const deadline = startDeadline(transport);
  const answer = await sendWithRetries(transport, call, null, deadline).finally(() => deadline.clear());
  if ('error' in answer && isPassing(answer.error)) return false;
  write(without(refreshToken));
  return true;
};

/** Revokes a session after sign-out, now or once the server is reachable. Never rejects. */
export const endSession = async (transport: Transport, refreshToken: string): Promise<void> => {
  write([...without(refreshToken), { refreshToken, at: Date.now() }]);
  await revoke(transport, refreshToken);
};

const revokeEnded = async (transport: Transport): Promise<void> => {
  for (const { refreshToken } of read()) if (!(await revoke(transport, refreshToken))) return;
};

/**
 * Revokes sessions that ended offline, on start, reconnect and when the page becomes visible.
 * @returns a function that stops watching
 */
export const watchEndedSessions = (
  transport: Transport,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): (() => void) => {
  const tryAgain = () => void revokeEnded(transport);
  tryAgain();
  for (const name of ['online', 'visibilitychange']) events.addEventListener(name, tryAgain);
  return () => {
    for (const name of ['online', 'visibilitychange']) events.removeEventListener(name, tryAgain);
  };
};
