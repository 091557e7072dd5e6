import type { WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQueryWithReauth } from './baseQueryWithReauth';

/** Content stays this long after its last reader left, so that going back and switching languages back send nothing. */
const KEEP_UNUSED_SECONDS = 600;

/**
 * There is one API slice. Endpoints are injected by `endpoints/<domain>.ts`, where their hooks are exported too; those of the account
 * only by lazy chunks.
 */
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
