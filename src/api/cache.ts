import type { Dispatch } from '@reduxjs/toolkit';
import { apiSlice } from './apiSlice';

/** Takes one query out of the cache, as if it had never been asked. `invalidateTags` would ask it again for whoever reads it. */
export function dropQuery(dispatch: Dispatch, queryCacheKey: string): void {
  dispatch(apiSlice.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
}

interface LiveSubscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

/** Whether somebody reads a query at this moment. What `state.api.subscriptions` says lags by half a second. */
export function liveReaders(dispatch: Dispatch): (queryCacheKey: string) => boolean {
  // RTK Query's middleware answers this action with its own record, of which the types know nothing.
  const record = dispatch(apiSlice.internalActions.internal_getRTKQSubscriptions()) as unknown as LiveSubscriptions;
  return (queryCacheKey) => record.getSubscriptionCount(queryCacheKey) > 0;
}

/** Endpoints whose results leave the cache with the customer. The endpoints come with lazy chunks (`account.ts`). */
export const PERSONAL_ENDPOINTS = ['getUser'];
