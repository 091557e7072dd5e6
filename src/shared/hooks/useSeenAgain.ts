import { useEffect, useEffectEvent } from 'react';

/** Hears of each return to the tab, in which what is shown may have become old meanwhile. */
export const useSeenAgain = (seen: () => void): void => {
  const look = useEffectEvent(() => {
    if (!document.hidden) seen();
  });
  useEffect(() => {
    const listener = () => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
};
