import { createContext } from 'react';
import { signedOut } from '#api/authSlice';
import { endSession } from '#api/endedSessions';
import { deleteAllDrafts } from '#shared/drafts/draft';
import { leaveOutbox } from '#shared/drafts/outbox';
import { useAppStore } from '#shared/store/appStore';
import { newCarsForgotten } from '../../features/garage/newCarsSlice';

/** Function to call before a deliberate sign-out. The router's outlet context would enlarge the first page. */
export const LeaveContext = createContext<() => void>(() => {});

/** Ends the session at once in the browser, later on the server. */
export const useSignOut = (): (() => void) => {
  const store = useAppStore();
  return () => {
    const { refreshToken } = store.getState().auth;
    if (refreshToken) void endSession(store.extra.transport, refreshToken);
    store.dispatch(newCarsForgotten());
    deleteAllDrafts();
    leaveOutbox();
    store.dispatch(signedOut());
  };
};
