import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { deskApi } from '../../api/desk/deskApi';
import type { Transport } from '../../api/transport';
import { applySettings, type Settings, selectLanguage, settingsReducer } from '../common/settingsSlice';
import type { DeskState, DeskStore } from '../common/store';
import { toastReducer } from '../common/toastSlice';
import { inboxReducer } from '../features/enquiries/inboxSlice';
import { liveReducer } from '../features/live/liveSlice';

const reducer = combineSlices({
  deskApi: deskApi.reducer,
  settings: settingsReducer,
  toasts: toastReducer,
  live: liveReducer,
  inbox: inboxReducer,
});

interface StoreOptions {
  transport: Transport;
  settings: Settings;
}

/** The development checks read the whole state; a busy machine alone is nothing to warn of. */
const CHECK_WARNING_MS = 500;

/** One store a tab; in tests one a test. */
export function makeDeskStore({ transport, settings }: StoreOptions): DeskStore {
  const extra = { transport, language: () => selectLanguage(store.getState()) };
  const store: DeskStore = configureStore({
    reducer,
    preloadedState: { settings },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter: CHECK_WARNING_MS },
        serializableCheck: { warnAfter: CHECK_WARNING_MS },
      }).concat(deskApi.middleware),
    // Names, numbers and notes of customers are in it.
    devTools: false,
  }) as unknown as DeskStore;
  setupListeners(store.dispatch);
  let shown: DeskState['settings'] = settings;
  store.subscribe(() => {
    const now = store.getState().settings;
    if (now === shown) return;
    applySettings(now, shown);
    shown = now;
  });
  return store;
}
