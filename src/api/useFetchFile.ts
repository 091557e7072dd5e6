import { useCallback } from 'react';
import { type AppDispatch, type StoreExtra, useAppDispatch } from '#shared/store/appStore';
import { baseQueryWithReauth } from './apiSlice';
import type { Call, Transport, TransportReply } from './client';

/** A paper with its photographs on a slow line. */
const TIMEOUT_MS = 90_000;

/** Asks for bytes with the session of the other calls. They are no part of the store, which holds what can be written as text. Null: they did not come. */
export const useFetchFile = (): ((call: Call<Blob>, signal: AbortSignal) => Promise<Blob | null>) => {
  const dispatch = useAppDispatch();
  return useCallback((call, signal) => dispatch(fetching(call, signal)), [dispatch]);
};

const fetching =
  (call: Call<Blob>, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => unknown, extra: StoreExtra): Promise<Blob | null> => {
    let file: Blob | null = null;
    const transport = readingBlobs(extra.transport, (blob) => {
      file = blob;
    });
    const own = {
      transport,
      sessionStore: extra.sessionStore,
      // One renewal at a time, whoever needs it.
      get renewal() {
        return extra.renewal;
      },
      set renewal(renewal) {
        extra.renewal = renewal;
      },
    };
    const api = {
      dispatch,
      getState,
      extra: own,
      signal,
      abort: () => {},
      endpoint: call.path,
      type: 'query' as const,
    };
    const { error } = await baseQueryWithReauth({ ...call, read: () => null }, api, {});
    return error ? null : file;
  };

/** What is read and comes is bytes; to whoever reads text it says nothing. A renewal of the session sends something, and stays as it is. */
const readingBlobs = (transport: Transport, onFile: (file: Blob) => void): Transport => ({
  ...transport,
  timeoutMs: TIMEOUT_MS,
  fetch: async (url, init): Promise<TransportReply> => {
    const reply = await transport.fetch(url, init);
    if (init.method !== 'GET' || reply.status !== 200 || !reply.blob) return reply;
    const blob = await reply.blob();
    // The page of a captive portal is no file of ours.
    if (!blob.type.startsWith('text/html')) onFile(blob);
    return { status: 200, headers: { get: () => null }, text: async () => 'null' };
  },
});
