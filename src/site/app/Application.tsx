import { type ReactNode, StrictMode } from 'react';
import type { PersistableStore } from '../store/persistence/persistedReducer';
import { Persistence } from './Persistence';
import { Providers, type ProvidersProps } from './Providers';

export interface ApplicationProps extends Omit<ProvidersProps, 'children' | 'store'> {
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
