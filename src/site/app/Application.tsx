import { type ReactNode, StrictMode, useEffect } from 'react';
import { startReconnect } from '../store/listeners';
import { loadPersistence } from '../store/persistence/lazyPersistence';
import type { PersistableStore } from '../store/persistence/startPersistence';
import { Providers, type ProvidersProps } from './Providers';

const Persistence = ({ store }: { store: PersistableStore }) => {
  useEffect(() => loadPersistence(store), [store]);
  useEffect(() => startReconnect(store), [store]);
  return null;
};

interface ApplicationProps extends Omit<ProvidersProps, 'children' | 'store'> {
  store: PersistableStore;
  router: ReactNode;
}

/**
 * The React tree of server and browser. `useId` depends on the position in the tree, so both must render the same
 * siblings. Production builds do not report different ids.
 */
export const Application = ({ store, router, ...providers }: ApplicationProps) => (
  <StrictMode>
    <Providers store={store} {...providers}>
      {router}
      <Persistence store={store} />
    </Providers>
  </StrictMode>
);
