import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const ROOM = { height: '100vh' };

/**
 * Renders content below the hero in a second render, for fast feedback. The first page, Back and addresses with a hash
 * render it at once, so that the browser can scroll to its position.
 */
export const DeferredContent = ({ children }: { children: ReactNode }) => {
  const isWhole = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, isWhole || hash !== '');
  return isShown ? children : <div style={ROOM} />;
};
