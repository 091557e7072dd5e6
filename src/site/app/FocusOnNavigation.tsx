import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { splitPath } from '#shared/config/paths';
import { moveFocus } from '#shared/ui/lib/focus';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const headingOf = (hash: string): HTMLElement | null => {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
};

const beginning = () => find('main [data-begins-here]') ?? find('main h1') ?? find('main');

export const FocusOnNavigation = () => {
  const { pathname, hash, key } = useLocation();
  // Plain `#hash` links and Back are reported as POP: the browser moves the focus itself.
  const isPop = useNavigationType() === NavigationType.Pop;
  const before = useRef({ pathname, key });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    const isNewScreen = splitPath(last.pathname).rest !== splitPath(pathname).rest;
    const isNewPart = hash !== '' && !isPop && last.key !== key && last.pathname === pathname;
    if (isNewScreen) moveFocus(headingOf(hash) ?? beginning());
    else if (isNewPart) moveFocus(headingOf(hash));
  }, [pathname, hash, key, isPop]);
  return null;
};
