import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PAGES, pageOf, SIDEBAR } from '#contract/rules/pages';
import { useAppDispatch } from '#shared/store/appStore';
import { type SidebarEntry, sidebarEntryOpened } from '../../features/garage/garageSlice';

const isEntry = (section: string | null): section is keyof typeof SIDEBAR => section !== null && section in SIDEBAR;

/** The sidebar's entry of a page of the personal area, and whether the page is the entry's own. */
export const sidebarEntryOf = (pathname: string): { entry: SidebarEntry; exact: boolean } => {
  const page = pageOf(pathname);
  const { section } = PAGES[page];
  return { entry: isEntry(section) ? SIDEBAR[section] : SIDEBAR.garage, exact: page === section };
};

/**
 * The entry of the screen that is open. It is stored once a screen, and not kept right against the other tabs: two of them would
 * take it from each other for ever.
 * @param isKnown storage has been read, and what is set now is not overwritten by it
 */
export const useSidebarEntry = (isKnown: boolean) => {
  const active = sidebarEntryOf(useLocation().pathname);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isKnown) dispatch(sidebarEntryOpened(active.entry));
  }, [dispatch, isKnown, active.entry]);
  return active;
};
