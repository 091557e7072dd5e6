import { useEffect, useEffectEvent } from 'react';

const POLL_MS = 15_000;

/** While `isWaiting`, refetches every 15 seconds in a visible tab, and when the tab becomes visible. */
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

/** Calls `onVisible` when the tab becomes visible, so that outdated content can be refetched. */
export const useOnTabVisible = (onVisible: () => void): void => {
  const refetchIfVisible = useEffectEvent(() => {
    if (!document.hidden) onVisible();
  });
  useEffect(() => {
    const listener = () => refetchIfVisible();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
};
