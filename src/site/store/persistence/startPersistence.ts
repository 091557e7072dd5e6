import { persistReducer, persistStore } from 'redux-persist';
import { storedSessionRead } from '#api/authSlice';
import { watchEndedSessions } from '#api/endedSessions';
import type { SessionStore } from '#api/session';
import { deleteOldDrafts } from '#shared/drafts/draft';
import type { AppStore } from '#shared/store/appStore';
import { storedSidebarEntryRead } from '../../features/garage/garageSlice';
import { storedLanguageRead } from '../../features/language/languageSlice';
import { type BaseState, rootReducer } from '../rootReducer';
import { clearStorages, exclusivelyBetweenTabs, StorageEngine, type Tab, thisTab } from './storage';
import { PERSISTED_SLICES, STORED_FIELDS, type StoredField, type StoredValues, valuesOf } from './storedValues';

/** Values that have changed since `baseline` take precedence over storage. */
export function createPersistence(baseline: StoredValues) {
  const engine = new StorageEngine();
  const reducer = persistReducer<BaseState>(
    {
      key: 'yolda', // unused: the engine uses the keys of docs/spec/content.md#browser-storage
      keyPrefix: '',
      storage: engine,
      whitelist: PERSISTED_SLICES,
      serialize: false,
      // @ts-expect-error -- redux-persist supports `deserialize: false`, its types do not
      deserialize: false,
      timeout: 0, // the engine replies synchronously, and a timer would outlive tests
      stateReconciler: (stored: StoredValues, _, state) => reconcile(stored, state, baseline),
    },
    rootReducer,
  );

  return { engine, reducer };
}

export interface PersistableStore extends AppStore {
  baseline: StoredValues;
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
 * Writes the store to storage and applies changes of other tabs. Call it after hydration, because stored values would
 * change the first frame.
 * @returns a function that stops it
 */
export function startPersistence(store: PersistableStore, tab: Tab = thisTab()): () => void {
  store.persistence ??= joinPersistence(store);
  const { engine } = store.persistence;
  engine.connect(() => tab.localStorage());
  const persistor = persistStore(store);
  deleteOldDrafts();

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
      engine.readChanges(); // removals by this tab must not look like those of another
    },
    exclusively: (work, signal) => exclusivelyBetweenTabs(tab.locks, work, signal),
  };
  const before = store.extra.sessionStore;
  store.extra.sessionStore = sessionStore;

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
  store.replaceReducer(persistence.reducer as Parameters<typeof store.replaceReducer>[0]);
  return persistence;
};
