import { createAction } from '@reduxjs/toolkit';
import { startTransition, useLayoutEffect, useState } from 'react';
import { type PageName, pageOf } from '#contract/rules/pages';
import { type RootState, useAppStore } from './appStore';

interface Address {
  pathname: string;
  search: string;
}

/** The router has moved to an address: the first page, a link, Back. A slice whose state the address names is filled by it. */
export const navigationCommitted = createAction<Address>('router/navigationCommitted');

/** Returns the query of an address of the given page, in any language and below `/home`, or null for another page. */
export const queryOf = (page: PageName, { pathname, search }: Address): URLSearchParams | null =>
  pageOf(pathname) === page ? new URLSearchParams(search) : null;

/**
 * Selects state that the address fills. Unlike `useAppSelector`, which renders a change of the store at once, it follows in a transition,
 * as the router does: React renders both in one pass, so no component sees new filters with the old address.
 * @param selector the same function in every rendering
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
    // The store may have changed since the first rendering.
    follow();
    return store.subscribe(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- `value` is the first one here: later ones come from `follow`
  }, [store, selector]);
  return value;
};
