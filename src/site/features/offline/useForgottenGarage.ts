import { useEffect, useRef } from 'react';
import { selectIsSignedIn, selectUserId } from '#api/authSlice';
import { useAppSelector } from '#shared/store/appStore';
import { tellWorker } from './serviceWorker';

/** The garage that the worker has kept goes with the customer, in whichever tab they left and however the session ended. */
export const useForgottenGarage = (): void => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userId = useAppSelector(selectUserId);
  const last = useRef(userId);
  useEffect(() => {
    const isAnother = last.current !== null && last.current !== userId;
    last.current = userId;
    if (isSignedIn && !isAnother) return;
    tellWorker({ say: 'leave' });
  }, [isSignedIn, userId]);
};
