import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '#shared/ui/lib/focus';

/**
 * The pressed button goes with the state that it changes: the focus goes on to the place then, unless the visitor has gone elsewhere.
 * Returns what to call when something was pressed, or waits to be.
 */
export const useFocusAfter = (place: RefObject<HTMLElement | null>, state: string): (() => void) => {
  const isPressed = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isPressed.current && document.activeElement === document.body) moveFocus(place.current);
    isPressed.current = false;
  }, [place, state]);
  return () => {
    isPressed.current = true;
  };
};
