import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { DeskTag } from '#contract/call';
import type { Language } from '#shared/i18n/languages';
import { sendWithRetries, startDeadline, type Transport } from '../client';
import type { ApiProblem } from '../problem';

export interface DeskRequest {
  url: string;
  /** True if `url` is the complete path of a call to another API on the same server. */
  isWhole?: boolean;
  method?: string;
  params?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

export interface DeskExtra {
  transport: Transport;
  language: () => Language;
}

export const DESK_BASE = '/api/desk';

const given = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends desk calls by the site's client, with its deadline, retries and `ApiProblem`. The session is a cookie. */
export const deskBaseQuery: BaseQueryFn<DeskRequest, unknown, ApiProblem> = async (request, { extra, signal }) => {
  const { url, isWhole = false, method = 'GET', params, body, headers } = request;
  const { transport, language } = extra as DeskExtra;
  const deadline = startDeadline(transport, signal);
  try {
    const call = {
      path: isWhole ? url : `${DESK_BASE}${url}`,
      method: method as Method,
      lang: language(),
      ...(params && { query: params }),
      ...(body !== undefined && { body }),
      ...(headers && { headers: given(headers) }),
      read: (reply: unknown) => reply,
    };
    return await sendWithRetries(transport, call, null, deadline);
  } finally {
    deadline.clear();
  }
};

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
  Task: true,
};

export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: deskBaseQuery,
  tagTypes: Object.keys(TAGS) as DeskTag[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Returns the URL of a desk call, for links and event streams. */
export const deskAddress = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${DESK_BASE}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
};

interface FetchOptions<Answer> extends PromiseLike<Answer> {
  unsubscribe: () => void;
}

/**
 * Awaits a query and then unsubscribes. Without a subscription, a tag invalidation could drop the query before the
 * reply.
 */
export const readUncached = async <Answer>(reading: FetchOptions<Answer>): Promise<Answer> => {
  try {
    return await reading;
  } finally {
    reading.unsubscribe();
  }
};
