import { persistReducer, persistStore } from 'redux-persist';
import { storedSessionRead } from '#api/authSlice';
import { watchEndedSessions } from '#api/endedSessions';
import type { SessionStore } from '#api/session';
import { forgetOldDrafts } from '#shared/drafts/draft';
import type { AppStore } from '#shared/store/appStore';
import { storedSidebarEntryRead } from '../../features/garage/garageSlice';
import { storedLanguageRead } from '../../features/language/languageSlice';
import { type BaseState, rootReducer } from '../rootReducer';
import { clearStorages, exclusivelyBetweenTabs, StorageEngine, type Tab, thisTab } from './storage';
import { PERSISTED_SLICES, STORED_FIELDS, type StoredField, type StoredValues, valuesOf } from './storedValues';

/** Creates the engine and reducer of one store. Values that differ from `baseline` when storage is read take precedence over it. */
export function createPersistence(baseline: StoredValues) {
  const engine = new StorageEngine();
  const reducer = persistReducer<BaseState>(
    {
      key: 'yolda', // not used in storage: the engine writes the keys of docs/spec/content.md#browser-storage
      keyPrefix: '',
      storage: engine,
      whitelist: PERSISTED_SLICES,
      serialize: false,
      // @ts-expect-error -- redux-persist supports `deserialize: false`, its types do not
      deserialize: false,
      timeout: 0, // the engine answers at once, a timer would outlive a test
      stateReconciler: (stored: StoredValues, _, state) => reconcile(stored, state, baseline),
    },
    rootReducer,
  );

  return { engine, reducer };
}

/** A store with the fields that persistence uses, which is loaded as a lazy chunk. */
export interface PersistableStore extends AppStore {
  /** Initial values. A value that differs from it when storage is read was changed by the visitor and is kept. */
  baseline: StoredValues;
  /** Null before the first `startPersistence`. */
  persistence: ReturnType<typeof createPersistence> | null;
}

function reconcile(stored: StoredValues, state: BaseState, baseline: StoredValues): BaseState {
  const now = valuesOf(state);
  const isChanged = (field: StoredField) => now[field] !== baseline[field];
  const values = { ...now };
  for (const field of STORED_FIELDS) if (!isChanged(field)) Object.assign(values, { [field]: stored[field] });
  return withValues(state, values);
}

const withValues = (state: BaseState, values: StoredValues): BaseState => ({
  ...state,
  auth: {
    userId: values.userId,
    accessToken: values.accessToken,
    refreshToken: values.refreshToken,
    signedInHint: values.userId !== null,
  },
  language: { ...state.language, chosen: values.language },
  garage: { ...state.garage, sidebarEntry: values.sidebarEntry },
});

/**
 * Writes the persisted values of the store to the browser's storage from now on, and applies changes of other tabs. Called in an effect
 * after hydration: reading storage earlier would make the first frame differ from the server's. Returns a function that stops it.
 */
export function startPersistence(store: PersistableStore, tab: Tab = thisTab()): () => void {
  store.persistence ??= joinPersistence(store);
  const { engine } = store.persistence;
  engine.connect(() => tab.localStorage());
  const persistor = persistStore(store);
  forgetOldDrafts();

  const reread = () => {
    const { language, sidebarEntry, ...session } = engine.readChanges() ?? {};
    if (Object.keys(session).length > 0) store.dispatch(storedSessionRead(session));
    if (language !== undefined) store.dispatch(storedLanguageRead(language));
    if (sidebarEntry !== undefined) store.dispatch(storedSidebarEntryRead(sidebarEntry));
  };
  const flush = async () => {
    await persistor.flush();
  };
  const sessionStore: SessionStore = {
    reread,
    flush,
    clear: () => {
      clearStorages(tab);
      engine.readChanges(); // so that these removals do not count as changes of another tab
    },
    exclusively: (work, signal) => exclusivelyBetweenTabs(tab.locks, work, signal),
  };
  const before = store.extra.sessionStore;
  store.extra.sessionStore = sessionStore;

  // The value of a `storage` event may be older than a later write of this tab, so storage itself is read.
  const onPageHide = () => void flush();
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) reread();
  };
  tab.events.addEventListener('storage', reread);
  tab.events.addEventListener('pagehide', onPageHide);
  tab.events.addEventListener('pageshow', onPageShow);
  const stopWatching = watchEndedSessions(store.extra.transport, tab.events);
  return () => {
    stopWatching();
    tab.events.removeEventListener('storage', reread);
    tab.events.removeEventListener('pagehide', onPageHide);
    tab.events.removeEventListener('pageshow', onPageShow);
    persistor.pause();
    store.extra.sessionStore = before;
  };
}

const joinPersistence = (store: PersistableStore) => {
  const persistence = createPersistence(store.baseline);
  // redux-persist adds the entry `_persist`, which the type of the reducer requires.
  store.replaceReducer(persistence.reducer as Parameters<typeof store.replaceReducer>[0]);
  return persistence;
};
