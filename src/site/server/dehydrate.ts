import { QueryStatus } from '@reduxjs/toolkit/query';
import { isNotFound } from '#api/problem';
import type { RootState } from '#shared/store/appStore';
import type { PreloadedState } from '../store/rootReducer';

/** Returns the state for the browser. Failed and late queries are sent again there. The server's store has no token. */
export function dehydrate(state: RootState): PreloadedState {
  const queries: Record<string, unknown> = {};
  for (const [key, query] of Object.entries(state.api.queries)) {
    if (query && isNotFound(query.error)) {
      // A 404 is included, so hydration renders Page Not Found too.
      const { status, endpointName, originalArgs, error } = query;
      queries[key] = { status, endpointName, originalArgs, error };
    }
    if (query?.status !== QueryStatus.fulfilled) continue;
    const { status, endpointName, originalArgs, data } = query;
    queries[key] = { status, endpointName, originalArgs, data };
  }
  return {
    api: { queries } as unknown as RootState['api'],
    auth: { userId: null, accessToken: null, refreshToken: null, signedInHint: state.auth.signedInHint },
    language: state.language,
    theme: state.theme,
  };
}
