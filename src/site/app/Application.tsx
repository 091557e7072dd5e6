import { type ReactNode, StrictMode, useEffect } from 'react';
import { startReconnect } from '../store/listeners';
import { loadPersistence } from '../store/persistence/lazyPersistence';
import type { PersistableStore } from '../store/persistence/startPersistence';
import { Providers, type ProvidersProps } from './Providers';

/** Storage is read only after hydration: a first frame that knew more than the server's would not match it. */
const Persistence = ({ store }: { store: PersistableStore }) => {
  useEffect(() => loadPersistence(store), [store]);
  useEffect(() => startReconnect(store), [store]);
  return null;
};

interface ApplicationProps extends Omit<ProvidersProps, 'children' | 'store'> {
  store: PersistableStore;
  /** The server gives the static router, the browser its own. */
  router: ReactNode;
}

/**
 * Server and browser render this one tree. `useId` counts the places above a component: one more sibling on one side, even one that renders
 * nothing, and every id below is another. Nobody would hear of it: React's production build compares no attributes when it hydrates, and
 * writes only those that change later, so that the id of an error stays the server's while the field names the browser's.
 */
export const Application = ({ store, router, ...providers }: ApplicationProps) => (
  <StrictMode>
    <Providers store={store} {...providers}>
      {router}
      <Persistence store={store} />
    </Providers>
  </StrictMode>
);
