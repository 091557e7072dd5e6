import { PAGES, SIDEBAR } from '#contract/rules/pages';
import type { RootState } from '#shared/store/appStore';
import type { SidebarEntry } from './garageSlice';

/** This code is not in garageSlice.ts, which the first page loads. */

const isEntry = (section: string | null): section is keyof typeof SIDEBAR => section !== null && section in SIDEBAR;

export const selectSidebarEntry = ({ garage }: RootState): SidebarEntry => {
  const { section } = PAGES[garage.page];
  return isEntry(section) ? SIDEBAR[section] : (garage.sidebarEntry ?? SIDEBAR.garage);
};

export const selectIsEntryPage = ({ garage }: RootState): boolean => garage.page === PAGES[garage.page].section;
