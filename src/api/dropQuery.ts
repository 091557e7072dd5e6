import type { Dispatch } from '@reduxjs/toolkit';
import { apiSlice } from './apiSlice';

/** Takes one query out of the cache, as if it had never been asked. `invalidateTags` would ask it again for whoever reads it. */
export function dropQuery(dispatch: Dispatch, queryCacheKey: string): void {
  dispatch(apiSlice.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
}
