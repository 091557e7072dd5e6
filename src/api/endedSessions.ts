import type { Transport } from './client';
import { sendWithRetries, startDeadline } from './client';
import { signOut } from './generated/session';
import type { ApiProblem } from './problem';

/** Storage key of refresh tokens that are not revoked yet, because the sign-out happened offline. */
export const ENDED_SESSIONS_KEY = 'endedSessions';
const LIFETIME_MS = 86_400_000;

interface EndedSession {
  refreshToken: string;
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
    // Storage is blocked or full. If the revocation fails, the session stays valid until it expires.
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

/** Revokes a session after sign-out, now or when the server is reachable again. Never rejects. */
export const endSession = async (transport: Transport, refreshToken: string): Promise<void> => {
  write([...without(refreshToken), { refreshToken, at: Date.now() }]);
  await revoke(transport, refreshToken);
};

const revokeEnded = async (transport: Transport): Promise<void> => {
  for (const { refreshToken } of read()) if (!(await revoke(transport, refreshToken))) return;
};

/**
 * Revokes sessions that ended offline: at once, after a reconnect and when the visibility of the page changes.
 * @returns a function that removes the listeners
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
