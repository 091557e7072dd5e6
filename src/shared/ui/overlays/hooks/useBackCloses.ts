import { useEffect, useEffectEvent, useRef } from 'react';

/** Keeps the next step back from the router, to which the entry and its copy are the same page. */
const takeNextPop = (then: () => void) => {
  const popped = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    then();
  };
  window.addEventListener('popstate', popped, { capture: true, once: true });
  return () => window.removeEventListener('popstate', popped, true);
};

/**
 * Back closes what lies over the page instead of leaving the page: while it is open, a copy of the page's history entry is on top.
 * @returns takes the copy away and then calls its argument, such as the following of a link, which needs an entry of its own
 */
export const useBackCloses = (isOpen: boolean, onBack: () => void): ((then: () => void) => void) => {
  const close = useEffectEvent(onBack);
  const leave = useRef((then: () => void) => then());
  useEffect(() => {
    if (!isOpen) return undefined;
    const { history } = window;
    const key: unknown = history.state?.key;
    history.pushState(history.state, '');
    let isOnTop = true;
    const forget = takeNextPop(() => {
      isOnTop = false;
      close();
    });
    leave.current = (then) => {
      forget();
      // Another page has come over the copy.
      if (!isOnTop || history.state?.key !== key) return then();
      isOnTop = false;
      takeNextPop(then);
      history.back();
    };
    return () => leave.current(() => undefined);
  }, [isOpen]);
  return (then) => leave.current(then);
};
