import type { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { SessionStore } from '#api/session';
import type { PersistableStore } from './startPersistence';

export const memorySession: SessionStore = {
  reread: () => {},
  flush: async () => {},
  clear: () => {},
  exclusively: (work) => work(),
};

/** Copied action types: importing them would add redux-persist to the first page. */
export const PERSIST_ACTIONS = [
  'persist/FLUSH',
  'persist/REHYDRATE',
  'persist/PAUSE',
  'persist/PERSIST',
  'persist/PURGE',
  'persist/REGISTER',
] satisfies (typeof FLUSH | typeof REHYDRATE | typeof PAUSE | typeof PERSIST | typeof PURGE | typeof REGISTER)[];

const RETRY_AFTER_MS = 2_000;

export function loadPersistence(store: PersistableStore): () => void {
  let stop = () => {};
  let isWanted = true;
  const load = () =>
    import(/* webpackChunkName: "persistence" */ '../../browser/afterFirstFrame').then(
      ({ startPersistence }) => {
        if (isWanted) stop = startPersistence(store);
      },
      () => {
        const timer = setTimeout(() => void load(), RETRY_AFTER_MS);
        stop = () => clearTimeout(timer);
      },
    );
  void load();
  return () => {
    isWanted = false;
    stop();
  };
}
