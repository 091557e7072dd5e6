import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Language } from '../../shared/i18n/languages';
import { sendWithRetries, startDeadline } from '../baseQuery';
import type { ApiProblem } from '../problem';
import type { Transport } from '../transport';

/** One call of the desk. Its session is a cookie that no script reads: nothing is sent along but what stands here. */
export interface DeskCall {
  /** In full, as `/api/desk/enquiries`. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  lang?: Language;
}

/** What the store's thunks are given. */
export interface DeskExtra {
  transport: Transport;
  language: () => Language;
}

/** Reads are tried again as the site's are; what writes is sent once. */
export const deskBaseQuery: BaseQueryFn<DeskCall, unknown, ApiProblem> = async (call, { extra, signal }) => {
  const { transport, language } = extra as DeskExtra;
  const deadline = startDeadline(transport, signal);
  try {
    const sent = { ...call, lang: call.lang ?? language(), read: (reply: unknown) => reply };
    return (await sendWithRetries(transport, sent, null, deadline)) as { data: unknown } | { error: ApiProblem };
  } finally {
    deadline.clear();
  }
};
