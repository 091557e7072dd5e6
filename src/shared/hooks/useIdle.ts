import { startTransition, useEffect, useState } from 'react';

const LATEST_MS = 4000;
/** Delay after hydration in Safari, which has no requestIdleCallback. */
const WITHOUT_IDLE_MS = 1500;

/** Returns true once the browser is idle after hydration. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // A transition is interruptible: the update may mount a large component, such as the map.
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
