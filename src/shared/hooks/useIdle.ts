import { startTransition, useEffect, useState } from 'react';

/** Enhancements wait so long at most for a quiet moment. */
const LATEST_MS = 4000;
/** Safari has no requestIdleCallback: this long after hydration is quiet enough. */
const WITHOUT_IDLE_MS = 1500;

/** True once the browser had nothing more urgent to do after hydration; what follows from it is rendered in a transition. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // In slices: what comes now may be a whole map.
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
