import { selectUserId } from '#api/authSlice';
import { dropQuery, PERSONAL_ENDPOINTS } from '#api/cache';
import type { StartListening } from './startListening';

/** Another customer, or none, must not see what the last one had loaded: exit, end of session, another tab's sign-in. */
export function dropPersonalCache(start: StartListening): void {
  start({
    predicate: (_, now, before) => selectUserId(before) !== null && selectUserId(now) !== selectUserId(before),
    effect: (_, api) => {
      const { queries } = api.getState().api;
      for (const [queryCacheKey, query] of Object.entries(queries)) {
        if (!query?.endpointName || !PERSONAL_ENDPOINTS.includes(query.endpointName)) continue;
        dropQuery(api.dispatch, queryCacheKey);
      }
    },
  });
}
