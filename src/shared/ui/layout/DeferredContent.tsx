import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const ROOM = { height: '100vh' };

/**
 * Content below the hero, which renders after it for fast feedback. The first page and Back render completely, to
 * restore the scroll position.
 */
export const DeferredContent = ({ children }: { children: ReactNode }) => {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, isWhole || hash !== '');
  return isShown ? children : <div style={ROOM} />;
};
