import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { splitPath } from '../shared/config/paths';

/** Moves the focus to the new screen's heading, so that a screen reader reads on there and not in the old page's menu. */
export const FocusOnNavigation = () => {
  const { pathname } = useLocation();
  // Another language of the same screen is not another screen.
  const { rest } = splitPath(pathname);
  const before = useRef(rest);
  useEffect(() => {
    if (before.current === rest) return;
    before.current = rest;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [rest]);
  return null;
};
