import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor currently prefers reduced motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Returns whether the visitor prefers reduced motion, live. True on the server, so most visitors render the component
 * twice: avoid it in large ones.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
