import { useCallback } from 'react';
import { type AppDispatch, type StoreExtra, useAppDispatch } from '#shared/store/appStore';
import { baseQueryWithReauth } from './apiSlice';
import type { Call, Transport, TransportReply } from './client';

const TIMEOUT_MS = 90_000;

/**
 * Returns a function that downloads a file with the access token, or returns null on failure. Files are not kept in the
 * store, whose state must be serializable.
 */
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

/** Wraps a transport so that it passes files to `onFile`. Replies of the token renewal (POST) stay JSON. */
const readingBlobs = (transport: Transport, onFile: (file: Blob) => void): Transport => ({
  ...transport,
  timeoutMs: TIMEOUT_MS,
  fetch: async (url, init): Promise<TransportReply> => {
    const reply = await transport.fetch(url, init);
    if (init.method !== 'GET' || reply.status !== 200 || !reply.blob) return reply;
    const blob = await reply.blob();
    // An HTML reply comes from a captive portal, so it is not the file.
    if (!blob.type.startsWith('text/html')) onFile(blob);
    return { status: 200, headers: { get: () => null }, text: async () => 'null' };
  },
});
