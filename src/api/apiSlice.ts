import type { WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { StoreExtra } from '#shared/store/appStore';
import { currentTokens } from './authSlice';
import { type Answer, type Call, sendWithRetries, startDeadline } from './client';
import type { ApiProblem } from './problem';
import type { Renewal, renewAccess } from './session';

/** Sends the calls of the slice. On `token_not_valid` it renews the access token and repeats a private call once. */
export const baseQueryWithReauth: BaseQueryFn<Call, unknown, ApiProblem> = async (call, api) => {
  const extra = api.extra as StoreExtra;
  const deadline = startDeadline(extra.transport, api.signal);
  try {
    if (!call.private) return await sendWithRetries(extra.transport, call, null, deadline);
    let renewed = false;
    let token = currentTokens(api).accessToken;
    for (;;) {
      if (token) {
        const answer = await sendWithRetries(extra.transport, call, token, deadline);
        if (!isTokenRefused(answer) || renewed) return answer;
      }
      const renewal = await renew(api, token, deadline.signal);
      if ('error' in renewal) return renewal;
      renewed = renewal.renewed;
      token = renewal.accessToken;
    }
  } finally {
    deadline.clear();
  }
};

const renew = async (...args: Parameters<typeof renewAccess>): Promise<Renewal> => {
  try {
    const session = await import(/* webpackChunkName: "session" */ './session');
    return await session.renewAccess(...args);
  } catch {
    return { error: { kind: 'offline' } };
  }
};

const isTokenRefused = (answer: Answer) => 'error' in answer && answer.error.code === 'token_not_valid';

/** Within this time, going back and switching the language back are served from the cache. */
const KEEP_UNUSED_SECONDS = 600;

export const apiSlice = createApi({
  reducerPath: 'api',
  baseQuery: baseQueryWithReauth,
  tagTypes: ['User'],
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '#shared/store/appStore' {
  interface RootState extends WithSlice<typeof apiSlice> {}
}
