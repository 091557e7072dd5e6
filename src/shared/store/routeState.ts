import { createAction } from '@reduxjs/toolkit';
import { startTransition, useLayoutEffect, useState } from 'react';
import { type PageName, pageOf } from '#contract/rules/pages';
import { type RootState, useAppStore } from './appStore';

interface Address {
  pathname: string;
  search: string;
}

/** Dispatched when the router has committed an address. Slices that mirror the address update from it. */
export const navigationCommitted = createAction<Address>('router/navigationCommitted');

/** Returns the query if the address belongs to the given page, else null. */
export const queryOf = (page: PageName, { pathname, search }: Address): URLSearchParams | null =>
  pageOf(pathname) === page ? new URLSearchParams(search) : null;

/**
 * Selects state that mirrors the address. Updates in a transition, like the router, so that no component renders new
 * filters with the old address.
 * @param selector must be the same function in every render
 */
export const useRouteSelector = <T>(selector: (state: RootState) => T): T => {
  const store = useAppStore();
  const [value, setValue] = useState(() => selector(store.getState()));
  useLayoutEffect(() => {
    let last = value;
    const follow = () => {
      const next = selector(store.getState());
      if (next === last) return;
      last = next;
      startTransition(() => setValue(() => next));
    };
    // The store may have changed since the first render.
    follow();
    return store.subscribe(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- `value` is only the initial value; `follow` sets later values
  }, [store, selector]);
  return value;
};
