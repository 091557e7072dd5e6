import { useEffect, useEffectEvent } from 'react';

const POLL_MS = 15_000;

/** Polls, and refetches when the tab becomes visible, while `isWaiting`. */
export const useSlowPolling = (isWaiting: boolean, refetch: () => unknown): void => {
  const refetchIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onVisible = () => refetchIfVisible();
    const timer = setInterval(onVisible, POLL_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting]);
};

/** Calls `seen` when the tab becomes visible, because its content may be outdated. */
export const useOnTabVisible = (seen: () => void): void => {
  const refetchIfVisible = useEffectEvent(() => {
    if (!document.hidden) seen();
  });
  useEffect(() => {
    const listener = () => refetchIfVisible();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
};
