import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { StoreExtra } from '#shared/store/appStore';
import { currentTokens, refreshTokenMissed, sessionRefused, tokensRefreshed } from './authSlice';
import type { ResultOf, Transport } from './client';
import { abortProblem, sendWithRetries, startDeadline } from './client';
import { getAccess } from './generated/session';
import type { ApiProblem } from './problem';

/** What the session needs of the browser's storage; without one (server, tests of other things) it lives in the store alone. */
export interface SessionStore {
  /** Takes what other tabs wrote since into the store. */
  reread(): void;
  /** Resolves when the store's session stands in storage. */
  flush(): Promise<void>;
  /** Empties localStorage and sessionStorage but for what is not the customer's. */
  clear(): void;
  /** Runs `work` while no other tab of this site runs any. */
  exclusively<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

declare module '#shared/store/appStore' {
  interface StoreExtra {
    transport: Transport;
    sessionStore: SessionStore;
    /** The one renewal at a time in this tab. */
    renewal: Promise<Renewal> | null;
  }
}

export type Renewal = { accessToken: string; renewed: boolean } | { error: ApiProblem };

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/**
 * An access token other than `refused`. A late answer to an older token just gets the current one; else one renewal runs, however
 * many calls wait for it, and goes on when a waiting call is given up.
 */
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
    // The lock was not to be had in time: another tab is at it, and its result will be in storage by the next call.
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
    // Signed out meanwhile, or in anew: tokens of the session before must not come back into the store and into storage.
    const now = currentTokens(api);
    if (now.refreshToken !== refreshToken) {
      return now.accessToken ? { accessToken: now.accessToken, renewed: true } : { error: { kind: 'cancelled' } };
    }
    api.dispatch(tokensRefreshed({ accessToken, ...(renewed !== undefined && { refreshToken: renewed }) }));
    await sessionStore.flush();
    return { accessToken, renewed: true };
  }
  if (!isRefusal(answer.error)) return answer;

  // Without Web Locks (plain http) another tab may have renewed with the same token a moment ago: then its tokens are in storage.
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
