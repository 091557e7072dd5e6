import { useEffect, useEffectEvent } from 'react';

/** Hides the next popstate from the router, which cannot distinguish the entry from its copy. */
const takeNextPop = (then: () => void) => {
  const popped = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    then();
  };
  window.addEventListener('popstate', popped, { capture: true, once: true });
  return () => window.removeEventListener('popstate', popped, true);
};

type Uncover = (then: () => void) => void;

/**
 * Pushes a copy of the history entry, so that Back closes the overlay.
 * @param onBack called after the copy is gone
 * @returns removes the copy, then calls its argument
 */
const coverEntry = (onBack: () => void): Uncover => {
  const { history } = window;
  const key: unknown = history.state?.key;
  history.pushState(history.state, '');
  let isOnTop = true;
  const forget = takeNextPop(() => {
    isOnTop = false;
    onBack();
  });
  return (then) => {
    forget();
    // Another page is above the copy.
    if (!isOnTop || history.state?.key !== key) return then();
    isOnTop = false;
    takeNextPop(then);
    history.back();
  };
};

/** Makes Back close the open overlay instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const uncover = coverEntry(() => close());
    return () => uncover(() => undefined);
  }, [isOpen]);
};
