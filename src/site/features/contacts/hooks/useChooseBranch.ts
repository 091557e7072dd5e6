import { useNavigate } from 'react-router';
import { BRANCH_SCROLL_TOP, SMALL_SCREEN } from '#shared/config/contactsMap';
import { type AddressFrom, useAddress } from '#shared/config/hooks/useAddress';
import { prefersReducedMotion } from '#shared/hooks/useReducedMotion';
import { toContacts } from '../lib/contactsUrl';

export interface ChooseBranch {
  to: (branch: number) => AddressFrom;
  /** Goes to the branch's address without moving the page. */
  choose: (branch: number) => void;
  /** On a small screen brings the map into sight (docs/spec/pages.md#contacts-page). */
  showMap: () => void;
}

const toBranch = (branch: number) => toContacts({ branch });

/** Chooses a branch, from the list and from the map alike. The address is the state: the map follows it. */
export const useChooseBranch = (): ChooseBranch => {
  const navigate = useNavigate();
  const { current } = useAddress();
  const showMap = () => {
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    window.scrollTo({ top: BRANCH_SCROLL_TOP, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return {
    to: toBranch,
    showMap,
    choose: (branch) => {
      void navigate(toBranch(branch)(current()), { preventScrollReset: true });
      showMap();
    },
  };
};
