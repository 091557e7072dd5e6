import type { FocusEvent } from 'react';

/**
 * For a list whose ends are cut off: browsers do not move what gets the focus half in sight. Only for the keyboard: nothing may move away
 * under a finger or a mouse that presses it.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
