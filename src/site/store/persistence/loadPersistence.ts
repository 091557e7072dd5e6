import type { PersistableStore } from './persistedReducer';

const RETRY_AFTER_MS = 2_000;

/** Starts persistence with its chunk, which no first frame needs; on a line that drops it, tried again. Returns how to stop it. */
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
