import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePaths } from '#shared/config/hooks/usePaths';
import { HOME_PREFIX, splitPath } from '#shared/config/paths';
import { forgetReturn, rememberReturn } from '#shared/lib/returnAddress';
import type { TurnedAway } from '#shared/lib/turnedAway';
import type { Guard } from './useGuard';

/** What somebody has sent them the link of: nobody comes upon it, and it waits for them to sign in. */
const isByLink = (path: string): boolean => splitPath(path).rest.startsWith('/personal/handover/');

/**
 * Sends whoever is not signed in to /home (docs/spec/account.md#personal-area), which says why, or to sign in; that leads back to this page. Returns what
 * to call when the customer leaves on purpose, for /home or another page: then there is nothing to say.
 */
export const useTurnAway = (guard: Guard): ((target?: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const home = usePaths({ home: HOME_PREFIX }).home();
  const signIn = usePaths().signIn();
  const wasCustomer = useRef(false);
  const leavesFor = useRef<string>(undefined);
  const turnAway = useEffectEvent(() => {
    if (leavesFor.current !== undefined) return void navigate(leavesFor.current, { replace: true });
    rememberReturn(pathname + search + hash);
    if (!wasCustomer.current && isByLink(pathname)) return void navigate(signIn, { replace: true });
    const state: TurnedAway = { turnedAway: wasCustomer.current ? 'ended' : 'guarded' };
    return void navigate(home, { replace: true, state });
  });
  useEffect(() => {
    if (guard === 'nobody') turnAway();
    if (guard !== 'customer') return;
    wasCustomer.current = true;
    forgetReturn();
  }, [guard]);
  return (target = home) => {
    leavesFor.current = target;
  };
};
