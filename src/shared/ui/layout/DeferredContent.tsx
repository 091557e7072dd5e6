import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Keeps the footer out of the window meanwhile. */
const ROOM = { height: '100vh' };

/**
 * What stands below the hero of a page. When a link is followed the hero is shown at once and this a moment later, so that nobody waits
 * for the whole page to know where they are. The first page and the way back are shown whole: there is a place to scroll to.
 */
export const DeferredContent = ({ children }: { children: ReactNode }) => {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, isWhole || hash !== '');
  return isShown ? children : <div style={ROOM} />;
};
