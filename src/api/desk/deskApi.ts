import { createApi } from '@reduxjs/toolkit/query/react';
import type { DeskTag } from '#contract/call';
import { DESK_BASE, deskBaseQuery } from './baseQuery';

const TAGS: Record<DeskTag, true> = {
  Me: true,
  Session: true,
  Staff: true,
  Enquiry: true,
  View: true,
  Customer: true,
  Today: true,
  Message: true,
  Audit: true,
  Content: true,
  Picture: true,
  Stock: true,
  Import: true,
  Visit: true,
  Review: true,
  Notification: true,
  Booking: true,
};

/** The desk's one slice; the endpoints beside it are generated from `desk…Calls` of contract/. The session is a cookie of this very server. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: deskBaseQuery,
  tagTypes: Object.keys(TAGS) as DeskTag[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** For links and streams, which are no fetches. */
export const deskAddress = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${DESK_BASE}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
};
