import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Takes who is signed in away: first back over the entries of the steps, which are of no use any more, then to `target` in place of the
 * first one.
 */
export const useLeaveSignedIn = (isSignedIn: boolean, depth: number, target: string): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    if (depth > 0) void navigate(-depth);
    else void navigate(target, { replace: true });
  }, [isSignedIn, depth, target, navigate]);
};
