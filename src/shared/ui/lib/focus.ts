import type { FocusEvent } from 'react';

/** Moves the focus, and with it where a screen reader reads on, also to what Tab does not come to: a heading, a block. */
export const moveFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * For a list whose ends are cut off: browsers do not move what gets the focus half in sight. Only for the keyboard: nothing may move away
 * under a finger or a mouse that presses it.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
