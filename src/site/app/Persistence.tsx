import { useEffect } from 'react';
import { startReconnect } from '../store/listeners/startReconnect';
import { loadPersistence } from '../store/persistence/loadPersistence';
import type { PersistableStore } from '../store/persistence/persistedReducer';

/** Storage is read only after hydration: a first frame that knew more than the server's would not match it. */
export const Persistence = ({ store }: { store: PersistableStore }) => {
  useEffect(() => loadPersistence(store), [store]);
  useEffect(() => startReconnect(store), [store]);
  return null;
};
