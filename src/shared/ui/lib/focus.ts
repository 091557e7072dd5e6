import type { FocusEvent } from 'react';

/** Focuses an element, also a heading or block outside the tab order, for screen readers. */
export const moveFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Scrolls a keyboard-focused item of a scrolling list into view. Ignores pointer focus, because a pressed element must
 * not move.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
