import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { splitPath } from '#shared/config/paths';
import { useAppDispatch } from '#shared/store/appStore';
import { sidebarEntryOpened } from '../../features/garage/garageSlice';
import { sidebarEntryOf } from './sidebarEntry';

/**
 * The entry of the screen that is open. It is stored once a screen, and not kept right against the other tabs: two of them would
 * take it from each other for ever.
 * @param isKnown storage has been read, and what is set now is not overwritten by it
 */
export const useSidebarEntry = (isKnown: boolean) => {
  const active = sidebarEntryOf(splitPath(useLocation().pathname).rest);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isKnown) dispatch(sidebarEntryOpened(active.entry));
  }, [dispatch, isKnown, active.entry]);
  return active;
};
