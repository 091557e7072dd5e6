import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The longest double click of common systems, for engines that count the clicks of each element anew. */
const DOUBLE_CLICK_MS = 500;

/**
 * For a dialog, whose backdrop is itself the target: pressed on purpose, it closes. Both ends of the press are on it, or a text selected
 * out of the panel would close the dialog. And the second half of the double click that opened it does nothing, here as in the panel.
 * @param shown whether the dialog stands on the page
 */
export const useBackdropPress = (shown: boolean, onPress: () => void) => {
  const shownAt = useRef(0);
  const ends = useRef({ began: false, ended: false });
  const clicked = useRef(false);
  useEffect(() => {
    clicked.current = false;
    if (shown) shownAt.current = performance.now();
  }, [shown]);

  const isBackdrop = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOfTheOpening = performance.now() - shownAt.current < DOUBLE_CLICK_MS;
      ends.current = { began: isBackdrop(event) && !isOfTheOpening, ended: false };
    },
    onPointerUp: (event: PointerEvent) => {
      ends.current.ended = isBackdrop(event);
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1 && !clicked.current) {
        event.preventDefault();
        event.stopPropagation();
      } else clicked.current = true;
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && ends.current.began && ends.current.ended) onPress();
    },
  };
};
