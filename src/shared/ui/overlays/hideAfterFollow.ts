import type { MouseEvent } from 'react';
import { opensElsewhere } from '../../lib/opensElsewhere';

/** Milliseconds after which the panel no longer covers the loading line of a slow page. */
const SLOW_PAGE_MS = 150;

/**
 * Hides the popover around a followed link. Not within the click: `hidePopover` forces a layout of the whole page, which delays the
 * next page's first frame. A page that is shown earlier closes the panel itself.
 */
export const hideAfterFollow = (event: MouseEvent<HTMLElement>): void => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (!isLink || opensElsewhere(event)) return;
  const panel = event.currentTarget.closest<HTMLElement>('[popover]');
  // Old browsers lack popovers.
  setTimeout(() => panel?.hidePopover?.(), SLOW_PAGE_MS);
};
