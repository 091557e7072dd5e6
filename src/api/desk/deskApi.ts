import { createApi } from '@reduxjs/toolkit/query/react';
import { deskBaseQuery } from './baseQuery';

/** The desk's one API slice. What an event of the stream names is asked for anew by these tags. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: deskBaseQuery,
  tagTypes: ['Session', 'Enquiry', 'Counts', 'View', 'Customer', 'Staff', 'Audit', 'Message', 'Today', 'Branch'],
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
