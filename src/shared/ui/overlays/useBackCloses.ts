import { useEffect, useEffectEvent } from 'react';

/** Keeps the next step back from the router, to which the entry and its copy are the same page. */
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
 * Puts a copy of the page's history entry on top, so that Back closes what lies over the page instead of leaving the page.
 * @param onBack the copy is gone by then
 * @returns takes the copy away and then calls its argument, such as the following of a link, which needs an entry of its own
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
    // Another page has come over the copy.
    if (!isOnTop || history.state?.key !== key) return then();
    isOnTop = false;
    takeNextPop(then);
    history.back();
  };
};

/** Back closes what lies over the page instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    const uncover = coverEntry(() => close());
    return () => uncover(() => undefined);
  }, [isOpen]);
};
