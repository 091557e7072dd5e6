import { useEffect, useEffectEvent } from 'react';

interface Cover {
  /** Router key of the history entry. Its copy has the same key. */
  key: unknown;
  onBack: () => void;
}

/** Open overlays, topmost last. Each has its own copy of the history entry on top of that entry. */
const covers: Cover[] = [];
/** Calls to make when the browser has gone back over removed copies, or null if it is not going back. */
let waiting: (() => void)[] | null = null;

const whenSettled = (then: () => void): void => {
  if (waiting) waiting.push(then);
  else then();
};

/** Removes the copy of the overlay and those above it. */
const uncover = (cover: Cover): void =>
  whenSettled(() => {
    const place = covers.indexOf(cover);
    if (place < 0) return;
    const { length } = covers;
    covers.length = place;
    waiting = [];
    history.go(place - length);
  });

/**
 * Hides `popstate` events of copies from the router, which cannot distinguish a copy from its entry, and delays
 * navigations until the copies are removed, so that no copy remains below the next page.
 */
const popped = (event: PopStateEvent): void => {
  const calls = waiting;
  const top = covers.at(-1);
  waiting = null;
  if (calls) event.stopImmediatePropagation();
  else if (top && event.state?.key === top.key) {
    event.stopImmediatePropagation();
    covers.pop();
    top.onBack();
  } else covers.length = 0;
  for (const call of calls ?? []) whenSettled(call);
  delayNavigations();
};

let isWatching = false;

/**
 * Enables `useBackCloses`. Must be called before the router is created, because listeners of `popstate` run in the
 * order of their registration. The desk does not call it.
 */
export const watchBack = (): void => {
  isWatching = true;
  window.addEventListener('popstate', popped);
};

const CHANGES = ['pushState', 'replaceState'] as const;

const delayNavigations = (): void => {
  const isDelayed = covers.length > 0 || waiting !== null;
  for (const change of CHANGES) {
    if (!isDelayed) Reflect.deleteProperty(history, change);
    else
      history[change] = (...entry) => {
        if (covers[0]) uncover(covers[0]);
        whenSettled(() => History.prototype[change].apply(history, entry));
      };
  }
};

const cover = (onBack: () => void): (() => void) => {
  const own: Cover = { key: null, onBack };
  whenSettled(() => {
    own.key = history.state?.key;
    History.prototype.pushState.call(history, { ...history.state, isCopy: true }, '');
    covers.push(own);
    delayNavigations();
  });
  return () => uncover(own);
};

/** After a reload the current entry can be the copy of an overlay that is no longer open. */
const leaveStaleCopy = (): void => {
  if (!history.state?.isCopy || covers.length > 0 || waiting) return;
  waiting = [];
  delayNavigations();
  history.back();
};

/** On the public site, Back closes the topmost open overlay instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, onBack: () => void): void => {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWatching) return undefined;
    if (isOpen) return cover(() => close());
    leaveStaleCopy();
    return undefined;
  }, [isOpen]);
};
