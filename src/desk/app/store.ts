import { combineSlices, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { Transport } from '#api/client';
import { deskApi } from '#api/desk/deskApi';
import type { ApiProblem } from '#api/problem';
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

/** Refetches the user after a 401, so that the guard redirects to the sign-in. */
const watchSession = () => {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      const { endpointName } = (meta as { arg?: { endpointName?: string } }).arg ?? {};
      const isOver = (payload as ApiProblem | undefined)?.status === 401;
      if (isOver && endpointName !== 'me') dispatch(deskApi.util.invalidateTags(['Me']));
    },
  });
  return listener.middleware;
};

interface StoreOptions {
  transport: Transport;
  settings: Settings;
}

/** Redux development checks are slow on a busy machine and warn after 32 ms by default. */
const CHECK_WARNING_MS = 500;

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
      })
        .prepend(watchSession())
        .concat(deskApi.middleware),
    // Off, because the state contains customers' personal data.
    devTools: false,
  });
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
