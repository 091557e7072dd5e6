import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PAGES, pageOf, SIDEBAR } from '#contract/rules/pages';
import { useAppDispatch } from '#shared/store/appStore';
import { type SidebarEntry, sidebarEntryOpened } from '../../features/garage/garageSlice';

const isEntry = (section: string | null): section is keyof typeof SIDEBAR => section !== null && section in SIDEBAR;

export const sidebarEntryOf = (pathname: string): { entry: SidebarEntry; exact: boolean } => {
  const page = pageOf(pathname);
  const { section } = PAGES[page];
  return { entry: isEntry(section) ? SIDEBAR[section] : SIDEBAR.garage, exact: page === section };
};

/**
 * Stores the sidebar entry once per screen. Synchronized tabs would overwrite each other endlessly.
 * @param isKnown storage has been read
 */
export const useSidebarEntry = (isKnown: boolean) => {
  const active = sidebarEntryOf(useLocation().pathname);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isKnown) dispatch(sidebarEntryOpened(active.entry));
  }, [dispatch, isKnown, active.entry]);
  return active;
};
