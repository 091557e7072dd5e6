import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 15_000;

/** Asks again while the other side has something to do: now and then, and when the page is looked at again. */
export const useLookAgain = (isWaiting: boolean, refetch: () => unknown): void => {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onVisible = () => look();
    const timer = setInterval(onVisible, LOOK_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting]);
};

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
