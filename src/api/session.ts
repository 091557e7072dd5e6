import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { StoreExtra } from '#shared/store/appStore';
import { currentTokens, refreshTokenMissed, sessionRefused, tokensRefreshed } from './authSlice';
import type { ResultOf, Transport } from './client';
import { abortProblem, sendWithRetries, startDeadline } from './client';
import { getAccess } from './generated/session';
import type { ApiProblem } from './problem';

/** Persistence of the session in browsers. On servers and in tests, only the store holds the session. */
export interface SessionStore {
  reread(): void;
  /** Resolves when the session of the store has been written to storage. */
  flush(): Promise<void>;
  /** Deletes the customer's data from localStorage and sessionStorage. */
  clear(): void;
  /** Runs `work` under a lock (Web Locks) that all tabs of the site share. */
  exclusively<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

declare module '#shared/store/appStore' {
  interface StoreExtra {
    transport: Transport;
    sessionStore: SessionStore;
    renewal: Promise<Renewal> | null;
  }
}

export type Renewal = { accessToken: string; renewed: boolean } | { error: ApiProblem };

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/** Returns an access token other than `refused`. Concurrent calls share one renewal, which an abort does not stop. */
export async function renewAccess(api: Api, refused: string | null, signal: AbortSignal): Promise<Renewal> {
  const extra = api.extra as StoreExtra;
  if (!extra.renewal) {
    const { accessToken } = currentTokens(api);
    if (accessToken && accessToken !== refused) return { accessToken, renewed: false };
    extra.renewal = renewExclusively(api, extra, refused).finally(() => {
      extra.renewal = null;
    });
  }
  const givenUp = new Promise<Renewal>((resolve) => {
    const giveUp = () => resolve({ error: abortProblem(signal) });
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
  return Promise.race([extra.renewal, givenUp]);
}

async function renewExclusively(api: Api, extra: StoreExtra, refused: string | null): Promise<Renewal> {
  const deadline = startDeadline(extra.transport);
  try {
    return await extra.sessionStore.exclusively(() => renew(api, extra, refused), deadline.signal);
  } catch {
    // Another tab holds the lock and renews the tokens. The next call will read them from storage.
    return { error: { kind: 'timeout' } };
  } finally {
    deadline.clear();
  }
}

async function renew(api: Api, extra: StoreExtra, refused: string | null): Promise<Renewal> {
  const { transport, sessionStore } = extra;
  sessionStore.reread();
  const { accessToken, refreshToken } = currentTokens(api);
  if (accessToken && accessToken !== refused) return { accessToken, renewed: true };
  if (!refreshToken) {
    api.dispatch(refreshTokenMissed());
    await sessionStore.flush();
    transport.onSessionEnded?.();
    return { error: { kind: 'unauthorized', code: 'not_authenticated' } };
  }

  const deadline = startDeadline(transport);
  const call = getAccess({ lang: 'ru', body: { refresh_token: refreshToken, rotate: true } });
  const answer = await sendWithRetries(transport, call, null, deadline).finally(() => deadline.clear());
  if (!('error' in answer)) {
    const { access_token: accessToken, refresh_token: renewed } = answer.data as ResultOf<typeof getAccess>;
    // If the customer has signed out meanwhile, the tokens of the ended session must not be stored.
    const now = currentTokens(api);
    if (now.refreshToken !== refreshToken) {
      return now.accessToken ? { accessToken: now.accessToken, renewed: true } : { error: { kind: 'cancelled' } };
    }
    api.dispatch(tokensRefreshed({ accessToken, ...(renewed !== undefined && { refreshToken: renewed }) }));
    await sessionStore.flush();
    return { accessToken, renewed: true };
  }
  if (!isRefusal(answer.error)) return answer;

  // Without Web Locks (plain HTTP) another tab may have used this refresh token and stored the new tokens.
  sessionStore.reread();
  const now = currentTokens(api);
  if (now.refreshToken !== refreshToken) {
    return now.accessToken ? { accessToken: now.accessToken, renewed: true } : answer;
  }
  api.dispatch(sessionRefused());
  await sessionStore.flush();
  sessionStore.clear();
  transport.onSessionEnded?.();
  return answer;
}

const isRefusal = ({ status }: ApiProblem) => status === 400 || status === 401 || status === 403;
