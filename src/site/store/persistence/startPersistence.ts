import { persistStore } from 'redux-persist';
import { storedSessionRead } from '#api/authSlice';
import { watchEndedSessions } from '#api/endedSessions';
import type { SessionStore } from '#api/session';
import { forgetOldDrafts } from '#shared/drafts/draft';
import { storedSidebarEntryRead } from '../../features/garage/garageSlice';
import { storedLanguageRead } from '../../features/language/languageSlice';
import { clearStorages } from './clearStorages';
import { memorySession } from './memorySession';
import { createPersistence, type PersistableStore } from './persistedReducer';
import { exclusivelyBetweenTabs, type Tab, thisTab } from './tab';

/**
 * Mirrors the store to the browser's storage from now on and takes over what other tabs change. Called in an effect after hydration:
 * reading storage earlier would make the first frame differ from the server's. Returns how to stop it.
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
      engine.readChanges(); // what was removed here is not another tab's change
    },
    exclusively: (work, signal) => exclusivelyBetweenTabs(tab.locks, work, signal),
  };
  store.extra.sessionStore = sessionStore;

  // The event's own value may be older than what this tab wrote since: storage itself is asked.
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
    store.extra.sessionStore = memorySession;
  };
}

const joinPersistence = (store: PersistableStore) => {
  const persistence = createPersistence(store.baseline);
  // Its type wants an entry `_persist` that redux-persist itself adds.
  store.replaceReducer(persistence.reducer as Parameters<typeof store.replaceReducer>[0]);
  return persistence;
};
