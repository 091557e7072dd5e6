import type { Dispatch } from '@reduxjs/toolkit';
import { apiSlice } from './apiSlice';

interface LiveSubscriptions {
  getSubscriptionCount(queryCacheKey: string): number;
}

/** Whether somebody reads a query at this moment. What `state.api.subscriptions` says lags by half a second. */
export function liveReaders(dispatch: Dispatch): (queryCacheKey: string) => boolean {
  // RTK Query's middleware answers this action with its own record, of which the types know nothing.
  const record = dispatch(apiSlice.internalActions.internal_getRTKQSubscriptions()) as unknown as LiveSubscriptions;
  return (queryCacheKey) => record.getSubscriptionCount(queryCacheKey) > 0;
}
