import { useEffect, useState } from 'react';

/** Enhancements wait so long at most for a quiet moment. */
const LATEST_MS = 4000;
/** Safari has no requestIdleCallback: this long after hydration is quiet enough. */
const WITHOUT_IDLE_MS = 1500;

/** True once the browser had nothing more urgent to do after hydration. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setIdle(true), WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle;
};
