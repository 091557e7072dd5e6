import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetReturn } from '#shared/lib/returnAddress';

/**
 * Takes who is signed in away: first back over the entries of the steps, which are of no use any more, then to `target` in place of the
 * first one. The target is that of the moment of signing in: an earlier entry may be in another language.
 */
export const useLeaveSignedIn = (isSignedIn: boolean, entries: number, target: string): void => {
  const navigate = useNavigate();
  const goal = useRef(target);
  useEffect(() => {
    if (!isSignedIn) goal.current = target;
    else if (entries > 0) void navigate(-entries);
    else {
      forgetReturn();
      void navigate(goal.current, { replace: true });
    }
  }, [isSignedIn, entries, target, navigate]);
};
