import { useCallback, useSyncExternalStore } from 'react';

export const useWide = (rem: number): boolean => {
  const query = `(min-width: ${rem}rem)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
