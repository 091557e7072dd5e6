import { signedOut } from '../../../../api/authSlice';
import { signOut } from '../../../../api/endpoints/account';
import { forgetAllDrafts } from '../../../../shared/drafts/draft';
import { leaveOutbox } from '../../../../shared/drafts/outbox';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useAppStore } from '../../../../shared/store/appStore';
import { newCarsForgotten } from '../../../features/garage/newCarsSlice';

/**
 * Ends the session in this browser at once; the server is told, and not waited for. Storage, caches and the other tabs follow the
 * store, and the guard leads to /home.
 */
export const useSignOut = (): (() => void) => {
  const store = useAppStore();
  const lang = useLanguage();
  return () => {
    const { refreshToken } = store.getState().auth;
    // Not kept in the store: the token is in its arguments.
    if (refreshToken) void store.dispatch(signOut.initiate({ lang, refreshToken }, { track: false }));
    store.dispatch(newCarsForgotten());
    forgetAllDrafts();
    leaveOutbox();
    store.dispatch(signedOut());
  };
};
