import { useCallback } from 'react';
import { type AppDispatch, useAppDispatch } from '../../shared/store/appStore';
import { baseQueryWithReauth } from '../baseQueryWithReauth';
import type { Call } from '../call';

/** Asks for bytes with the session of the other calls. They are no part of the store, which holds what can be written as text. Null: they did not come. */
export const useFetchFile = (): ((call: Call<Blob>, signal: AbortSignal) => Promise<Blob | null>) => {
  const dispatch = useAppDispatch();
  return useCallback((call, signal) => dispatch(fetching(call, signal)), [dispatch]);
};

const fetching =
  (call: Call<Blob>, signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => unknown, extra: unknown): Promise<Blob | null> => {
    const abort = () => {};
    const api = { dispatch, getState, extra, signal, abort, endpoint: call.path, type: 'query' as const };
    const { data } = await baseQueryWithReauth(call, api, {});
    return data instanceof Blob ? data : null;
  };
