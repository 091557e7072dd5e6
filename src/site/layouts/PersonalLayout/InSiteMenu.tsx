import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PERSONAL_PART_ID } from '../../../shared/config/constants';
import { opensElsewhere } from '../../../shared/lib/opensElsewhere';

/** The menu hears the links of its own: React's events come here from where the part was rendered, not from where it stands. */
const closeMenu = (event: MouseEvent<HTMLDivElement>) => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isLink && !opensElsewhere(event)) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
};

const placeInMenu = () => document.getElementById(PERSONAL_PART_ID);
const neverChanges = () => () => {};

/** The top of the site's own slide-out menu: small screens have one burger for both. */
export const InSiteMenu = ({ children }: { children: ReactNode }) => {
  const place = useSyncExternalStore(neverChanges, placeInMenu, () => null);
  return (
    place &&
    createPortal(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the links inside
      <div onClick={closeMenu}>{children}</div>,
      place,
    )
  );
};
