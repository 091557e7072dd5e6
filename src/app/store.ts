import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { apiSlice } from '../api/apiSlice';
import type { ApiExtra } from '../api/session';
import type { Transport } from '../api/transport';
import { createAppListeners } from './listeners/createAppListeners';
import { memorySession } from './persistence/memorySession';
import { createPersistence } from './persistence/persistedReducer';
import { type BaseState, injectSlice } from './rootReducer';

export type PreloadedState = Partial<BaseState>;

interface StoreOptions {
  preloadedState?: PreloadedState;
  transport: Transport;
  /** Redux DevTools; on the server never. The options are a chunk of their own: few need them. */
  devTools?: DevToolsEnhancerOptions | false;
}

/** The development checks read the whole state; a busy machine alone is nothing to warn of. */
const CHECK_WARNING_MS = 500;

/** One store a tab; on the server one a request, in tests one a test. */
export function makeStore({ preloadedState, transport, devTools = false }: StoreOptions) {
  const extra: ApiExtra = { transport, sessionStore: memorySession, renewal: null };
  const persistence = createPersistence();
  const store = configureStore({
    reducer: persistence.reducer,
    ...(preloadedState && { preloadedState: preloadedState as BaseState & { _persist: never } }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // redux-persist puts functions into its own actions and nowhere else.
        immutableCheck: { warnAfter: CHECK_WARNING_MS },
        serializableCheck: {
          warnAfter: CHECK_WARNING_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(createAppListeners().middleware)
        .concat(apiSlice.middleware),
    devTools,
  });
  persistence.setBaseline(store.getState());
  return Object.assign(store, { extra, persistence, injectSlice });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Whether storage has been read: until then nobody knows that a visitor is *not* signed in. */
export const selectIsSessionKnown = (state: RootState): boolean => state._persist?.rehydrated ?? false;
