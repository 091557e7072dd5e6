import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion, by now. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Whether the visitor asked for less motion, followed while it changes. The server assumes so: it moves nothing. For most visitors that
 * renders its component once more right after hydration, so nothing large should use it.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
