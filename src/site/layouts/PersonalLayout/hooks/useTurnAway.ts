import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePaths } from '../../../../shared/config/hooks/usePaths';
import { HOME_PREFIX } from '../../../../shared/config/paths';
import { forgetReturn, rememberReturn } from '../../../../shared/lib/returnAddress';
import type { TurnedAway } from '../../../../shared/lib/turnedAway';
import type { Guard } from './useGuard';

/**
 * Sends whoever is not signed in to /home (docs/spec/account.md#personal-area), which says why; signing in leads back to this page. Returns what
 * to call when the customer leaves on purpose, for /home or another page: then there is nothing to say.
 */
export const useTurnAway = (guard: Guard): ((target?: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const home = usePaths({ home: HOME_PREFIX }).home();
  const wasCustomer = useRef(false);
  const leavesFor = useRef<string>(undefined);
  const turnAway = useEffectEvent(() => {
    if (leavesFor.current !== undefined) return void navigate(leavesFor.current, { replace: true });
    rememberReturn(pathname + search + hash);
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
