import type { FocusEvent } from 'react';

/** Focuses an element, including headings and blocks outside the tab order, and moves the screen reader there. */
export const moveFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Scrolls a keyboard-focused item of a clipped list into view. Never for a pointer: a pressed element must not move.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
