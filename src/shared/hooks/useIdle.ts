import { startTransition, useEffect, useState } from 'react';

const LATEST_MS = 4000;
/** Safari has no requestIdleCallback: this delay after hydration replaces it. */
const WITHOUT_IDLE_MS = 1500;

/** Returns true once the browser is idle after hydration. The update renders in a transition. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // A transition renders in slices: the update may mount a whole map.
    const becomeIdle = () => startTransition(() => setIdle(true));
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(becomeIdle, { timeout: LATEST_MS });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(becomeIdle, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle;
};
