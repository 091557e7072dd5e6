import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { apiSlice } from '#api/apiSlice';
import type { Transport } from '#api/client';
import type { StoreExtra } from '#shared/store/appStore';
import { createAppListeners } from './listeners';
import { memorySession, PERSIST_ACTIONS } from './persistence/lazyPersistence';
import type { PersistableStore } from './persistence/startPersistence';
import { valuesOf } from './persistence/storedValues';
import { injectSlice, type PreloadedState, rootReducer } from './rootReducer';

interface StoreOptions {
  preloadedState?: PreloadedState;
  transport: Transport;
  devTools?: DevToolsEnhancerOptions | false;
}

const CHECK_WARNING_MS = 500;

export function makeStore({ preloadedState, transport, devTools = false }: StoreOptions): PersistableStore {
  const extra: StoreExtra = { transport, sessionStore: memorySession, renewal: null };
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter: CHECK_WARNING_MS },
        serializableCheck: {
          warnAfter: CHECK_WARNING_MS,
          ignoredActions: PERSIST_ACTIONS,
        },
      })
        .prepend(createAppListeners().middleware)
        .concat(apiSlice.middleware),
    devTools,
  });
  return Object.assign(store, { extra, injectSlice, baseline: valuesOf(store.getState()), persistence: null });
}
