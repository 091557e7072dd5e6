import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { splitPath } from '#shared/config/paths';
import { moveFocus } from '#shared/ui/lib/focus';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The heading of the part of the screen that the address names. */
const headingOf = (hash: string): HTMLElement | null => {
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  return part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
};

/** Where a screen begins: a field that the visitor has come to type in, else its heading. */
const beginning = () => find('main [data-begins-here]') ?? find('main h1') ?? find('main');

/**
 * Moves the focus to the new screen's heading, so that a screen reader reads on there and not in the old page's menu; after a link to a
 * part of a screen, to that part's.
 */
export const FocusOnNavigation = () => {
  const { pathname, hash, key } = useLocation();
  // A plain `#link` and the way back come as this: there the browser moves the focus itself.
  const isPop = useNavigationType() === NavigationType.Pop;
  const before = useRef({ pathname, key });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    // Another language of the same screen is not another screen.
    const isNewScreen = splitPath(last.pathname).rest !== splitPath(pathname).rest;
    const isNewPart = hash !== '' && !isPop && last.key !== key && last.pathname === pathname;
    if (isNewScreen) moveFocus(headingOf(hash) ?? beginning());
    else if (isNewPart) moveFocus(headingOf(hash));
  }, [pathname, hash, key, isPop]);
  return null;
};
