import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Returns the current setting, for event handlers in the browser. It fails on the server; components use
 * `useReducedMotion`.
 */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Returns whether the visitor prefers reduced motion, and re-renders after a change. True on the server: most visitors
 * then render the component twice, so avoid it in large components.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
