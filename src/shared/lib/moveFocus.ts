/** Moves the focus, and with it where a screen reader reads on, also to what Tab does not come to: a heading, a block. */
export const moveFocus = (element: HTMLElement | null | undefined): void => {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
