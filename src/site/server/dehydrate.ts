import { QueryStatus } from '@reduxjs/toolkit/query';
import { isNotFound } from '#api/problem';
import type { RootState } from '#shared/store/appStore';
import type { PreloadedState } from '../store/rootReducer';

/**
 * The state of a page for its script element: what the server has loaded and the first frame's language, theme and icons. Only
 * answered queries: what failed or was late is asked again by the browser. No token can be in it, since the server's store has none.
 */
export function dehydrate(state: RootState): PreloadedState {
  const queries: Record<string, unknown> = {};
  for (const [key, query] of Object.entries(state.api.queries)) {
    if (query && isNotFound(query.error)) {
      // Page Not Found was rendered: the browser's first render must come to the same screen.
      const { status, endpointName, originalArgs, error } = query;
      queries[key] = { status, endpointName, originalArgs, error };
    }
    if (query?.status !== QueryStatus.fulfilled) continue;
    const { status, endpointName, originalArgs, data } = query;
    queries[key] = { status, endpointName, originalArgs, data };
  }
  return {
    // The slice's other parts (subscriptions, tags, configuration) begin anew in the browser.
    api: { queries } as unknown as RootState['api'],
    auth: { userId: null, accessToken: null, refreshToken: null, signedInHint: state.auth.signedInHint },
    language: state.language,
    theme: state.theme,
  };
}
