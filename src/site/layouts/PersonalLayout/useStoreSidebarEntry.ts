import { useEffect } from 'react';
import { useAppDispatch } from '#shared/store/appStore';
import { useRouteSelector } from '#shared/store/routeState';
import { sidebarEntryOpened } from '../../features/garage/garageSlice';
import { selectSidebarEntry } from '../../features/garage/sidebarEntry';

/**
 * Stores the entry once per screen: tabs that share the storage would overwrite each other endlessly.
 * @param isKnown storage has been read and has a customer
 */
export const useStoreSidebarEntry = (isKnown: boolean): void => {
  const entry = useRouteSelector(selectSidebarEntry);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isKnown) dispatch(sidebarEntryOpened(entry));
  }, [dispatch, isKnown, entry]);
};
