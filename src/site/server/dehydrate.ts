import { QueryStatus } from '@reduxjs/toolkit/query';
import { isNotFound } from '#api/problem';
import type { RootState } from '#shared/store/appStore';
import type { PreloadedState } from '../store/rootReducer';

/** Omits tokens, and failed and late queries, which the browser repeats. */
export function dehydrate(state: RootState): PreloadedState {
  const queries: Record<string, unknown> = {};
  for (const [key, query] of Object.entries(state.api.queries)) {
    if (query && isNotFound(query.error)) {
      // Includes 404 errors, so that hydration renders Page Not Found too.
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
