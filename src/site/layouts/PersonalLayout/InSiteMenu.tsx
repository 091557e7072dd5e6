import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PERSONAL_PART_ID } from '#shared/config/constants';
import { hideAfterFollow } from '#shared/ui/overlays/hideAfterFollow';

const placeInMenu = () => document.getElementById(PERSONAL_PART_ID);
const neverChanges = () => () => {};

/** The top of the site's own slide-out menu: small screens have one burger for both. */
export const InSiteMenu = ({ children }: { children: ReactNode }) => {
  const place = useSyncExternalStore(neverChanges, placeInMenu, () => null);
  return (
    place &&
    createPortal(
      // React's events bubble to the component that renders the portal, so the menu around it does not receive these clicks.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the links inside
      <div onClick={hideAfterFollow}>{children}</div>,
      place,
    )
  );
};
