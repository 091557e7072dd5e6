import { createListenerMiddleware, type ListenerEffectAPI, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../../api/session';
import type { AppDispatch, RootState } from '../store';
import { keepCookies } from './cookies';
import { mirrorUrl } from './mirrorUrl';
import { dropPersonalCache } from './personalCache';

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, ApiExtra>;

/** Starts a listener of this store. */
export type StartListening = (listener: {
  predicate: (action: UnknownAction, now: RootState, before: RootState) => boolean;
  effect: (action: UnknownAction, api: AppListenerApi) => void;
}) => void;

/** The side effects that follow the store, each in a file of its own. */
export function createAppListeners() {
  const listeners = createListenerMiddleware();
  const start = listeners.startListening.withTypes<RootState, AppDispatch>() as unknown as StartListening;
  mirrorUrl(start);
  keepCookies(start);
  dropPersonalCache(start);
  return listeners;
}
