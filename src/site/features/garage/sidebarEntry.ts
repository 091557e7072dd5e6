import { PAGES, SIDEBAR } from '#contract/rules/pages';
import type { RootState } from '#shared/store/appStore';
import type { SidebarEntry } from './garageSlice';

/** Not in the slice, which the first page loads. */

const isEntry = (section: string | null): section is keyof typeof SIDEBAR => section !== null && section in SIDEBAR;

/** Returns the entry of the account page, elsewhere the stored one. */
export const selectSidebarEntry = ({ garage }: RootState): SidebarEntry => {
  const { section } = PAGES[garage.page];
  return isEntry(section) ? SIDEBAR[section] : (garage.sidebarEntry ?? SIDEBAR.garage);
};

/** Returns whether the page is the entry's own, not one below it. */
export const selectIsEntryPage = ({ garage }: RootState): boolean => garage.page === PAGES[garage.page].section;
