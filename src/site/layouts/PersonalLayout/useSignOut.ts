import { createContext } from 'react';
import { signedOut } from '#api/authSlice';
import { endSession } from '#api/endedSessions';
import { forgetAllDrafts } from '#shared/drafts/draft';
import { leaveOutbox } from '#shared/drafts/outbox';
import { useAppStore } from '#shared/store/appStore';
import { newCarsForgotten } from '../../features/garage/newCarsSlice';

/**
 * To be called before the customer's session is ended on purpose: then /home has nothing to say of it. A context of our own, because the
 * router's for outlets would come with the first page's libraries.
 */
export const LeaveContext = createContext<() => void>(() => {});

/**
 * Ends the session in this browser at once; the server revokes it as soon as it can be reached. Storage, caches and the other
 * tabs follow the store, and the guard leads to /home.
 */
export const useSignOut = (): (() => void) => {
  const store = useAppStore();
  return () => {
    const { refreshToken } = store.getState().auth;
    if (refreshToken) void endSession(store.extra.transport, refreshToken);
    store.dispatch(newCarsForgotten());
    forgetAllDrafts();
    leaveOutbox();
    store.dispatch(signedOut());
  };
};
