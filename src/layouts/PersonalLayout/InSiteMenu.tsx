import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PERSONAL_PART_ID } from '../../shared/config/constants';

/** The top of the site's own slide-out menu: small screens have one burger for both. */
export const InSiteMenu = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PERSONAL_PART_ID)), []);
  return place && createPortal(children, place);
};
