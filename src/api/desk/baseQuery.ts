import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Language } from '#shared/i18n/languages';
import { sendWithRetries, startDeadline } from '../baseQuery';
import type { ApiProblem } from '../problem';
import type { Transport } from '../transport';

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
