import { useEffect } from 'react';
import { startReconnect } from './listeners/startReconnect';
import { loadPersistence } from './persistence/loadPersistence';
import type { AppStore } from './store';

/** Storage is read only after hydration: a first frame that knew more than the server's would not match it. */
export const Persistence = ({ store }: { store: AppStore }) => {
  useEffect(() => loadPersistence(store), [store]);
  useEffect(() => startReconnect(store), [store]);
  return null;
};
