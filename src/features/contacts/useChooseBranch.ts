import { useNavigate } from 'react-router';
import { BRANCH_SCROLL_TOP, SMALL_SCREEN } from '../../shared/config/contactsMap';
import { usePaths } from '../../shared/config/usePaths';
import { useReducedMotion } from '../../shared/hooks/useReducedMotion';
import type { ContactsChoice } from './contactsSlice';

export interface ChooseBranch {
  hrefOf: (branch: number) => string;
  /** Goes to the branch's address without moving the page. */
  choose: (branch: number) => void;
  /** On a small screen brings the map into sight (specification, section 2, 'Contacts page'). */
  showMap: () => void;
}

/** Choosing a branch, the same from the list and from the map. The address is the state: the map follows it. */
export const useChooseBranch = ({ region }: Pick<ContactsChoice, 'region'>): ChooseBranch => {
  const navigate = useNavigate();
  const paths = usePaths();
  const lessMotion = useReducedMotion();
  const hrefOf = (branch: number) => paths.contacts({ region, branch });
  const showMap = () => {
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    window.scrollTo({ top: BRANCH_SCROLL_TOP, behavior: lessMotion ? 'instant' : 'smooth' });
  };
  return {
    hrefOf,
    showMap,
    choose: (branch) => {
      void navigate(hrefOf(branch), { preventScrollReset: true });
      showMap();
    },
  };
};
