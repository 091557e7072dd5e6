import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '#shared/ui/lib/focus';

/**
 * Moves the focus to `place` when a click removes the clicked button.
 * @param state the value whose change removes it
 * @returns a function to call on each click
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
