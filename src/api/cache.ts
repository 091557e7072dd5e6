import type { Dispatch } from '@reduxjs/toolkit';
import { apiSlice } from './apiSlice';

/** Removes a query from the cache without a refetch. `invalidateTags` would refetch it for its subscribers. */
export function dropQuery(dispatch: Dispatch, queryCacheKey: string): void {
  dispatch(apiSlice.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
}

interface LiveSubscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

/**
 * Returns a function that checks whether a query has subscribers. `state.api.subscriptions` lags by half a second.
 */
export function subscriptionCheck(dispatch: Dispatch): (queryCacheKey: string) => boolean {
  // The middleware of RTK Query returns its internal subscription record, which the types do not declare.
  const record = dispatch(apiSlice.internalActions.internal_getRTKQSubscriptions()) as unknown as LiveSubscriptions;
  return (queryCacheKey) => record.getSubscriptionCount(queryCacheKey) > 0;
}

export const PERSONAL_ENDPOINTS = ['getUser'];
