import { QueryStatus } from '@reduxjs/toolkit/query';
import { isNotFound } from '#api/problem';
import type { RootState } from '#shared/store/appStore';
import type { PreloadedState } from '../store/rootReducer';

/**
 * Returns the page state for the browser: loaded data, language, theme and header icons. Excludes failed and late
 * queries, which the browser sends again. The server's store has no token.
 */
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
    // Other parts (subscriptions, tags, configuration) start empty.
    api: { queries } as unknown as RootState['api'],
    auth: { userId: null, accessToken: null, refreshToken: null, signedInHint: state.auth.signedInHint },
    language: state.language,
    theme: state.theme,
  };
}
