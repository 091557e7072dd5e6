import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { branchElementId } from '#shared/config/anchors';
import { moveFocus } from '#shared/ui/lib/focus';

/** Whether this is the first page of the document, and no reload or Back, which restore the scroll position. */
export const isJustOpened = (): boolean => {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.documentElement.dataset.hydrated === undefined && entries[0]?.type === 'navigate';
};

export const useArriveAtBranch = (branch: number, isLoaded: boolean): void => {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const seenKey = useRef<string | null>(null);
  const isPending = useRef(false);
  useEffect(() => {
    if (seenKey.current !== key) {
      const isFirst = seenKey.current === null;
      seenKey.current = key;
      isPending.current =
        branch > 0 && (hash === '' ? isFirst && isPop && window.scrollY === 0 && isJustOpened() : !isPop && !isLoaded);
    }
    if (!isPending.current || !isLoaded) return;
    isPending.current = false;
    const card = document.getElementById(branchElementId(branch));
    card?.scrollIntoView({ block: 'start' });
    moveFocus(card?.querySelector('h3'));
  }, [branch, hash, key, isPop, isLoaded]);
};
