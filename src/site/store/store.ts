import { configureStore, type DevToolsEnhancerOptions, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { PersistState } from 'redux-persist';
import { apiSlice } from '../../api/apiSlice';
import type { ApiExtra } from '../../api/session';
import type { Transport } from '../../api/transport';
import { createAppListeners } from './listeners/createAppListeners';
import { memorySession } from './persistence/memorySession';
import { PERSIST_ACTIONS } from './persistence/persistActions';
import type { Persistence } from './persistence/persistedReducer';
import { valuesOf } from './persistence/storedValues';
import { type BaseState, injectSlice, rootReducer } from './rootReducer';

export type PreloadedState = Partial<BaseState>;

/** redux-persist's own entry is there from the moment persistence has started. */
type StateWithPersistence = BaseState & { _persist?: PersistState };

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
  const store = configureStore({
    reducer: rootReducer as Reducer<StateWithPersistence, UnknownAction, PreloadedState>,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // redux-persist puts functions into its own actions and nowhere else.
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
  return Object.assign(store, {
    extra,
    injectSlice,
    /** What the store began with: the visitor changed whatever differs from it when storage is read, and that wins. */
    baseline: valuesOf(store.getState()),
    /** Joins when `startPersistence` first runs, in a late chunk. */
    persistence: null as Persistence | null,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Whether storage has been read: until then nobody knows that a visitor is *not* signed in. */
export const selectIsSessionKnown = (state: RootState): boolean => state._persist?.rehydrated ?? false;
