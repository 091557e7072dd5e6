import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { DeskTag } from '#contract/call';
import type { Language } from '#shared/i18n/languages';
import { sendWithRetries, startDeadline, type Transport } from '../client';
import type { ApiProblem } from '../problem';

/** One call of the desk, as the generated endpoints write it. */
export interface DeskRequest {
  /** It follows `/api/desk`. */
  url: string;
  /** Of another API of this very server: whole. */
  isWhole?: boolean;
  method?: string;
  params?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** What the store's thunks are given. */
export interface DeskExtra {
  transport: Transport;
  language: () => Language;
}

export const DESK_BASE = '/api/desk';

const given = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The site's own way to the network, with its time-out, its tries of what only reads, and problems in the words of a screen. The session is
 * a cookie that no script reads.
 */
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
};

/** The desk's one slice. `generated/` and the hand-written files beside this one inject the endpoints. The session is a cookie of this server. */
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

interface Reading<Answer> extends PromiseLike<Answer> {
  unsubscribe: () => void;
}

/**
 * The answer of a read past the cache, `initiate(…, { forceRefetch: true })`. It stays subscribed until then: where tags are invalidated
 * meanwhile, as by an event of the stream, RTK Query drops what nobody subscribes to, and there would be neither data nor an error.
 */
export const readUncached = async <Answer>(reading: Reading<Answer>): Promise<Answer> => {
  try {
    return await reading;
  } finally {
    reading.unsubscribe();
  }
};
