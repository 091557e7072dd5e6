import { useContext } from 'react';
import { useLocation } from 'react-router';
import { type Destination, DestinationContext } from '../../lib/navigation';
import { makePaths, type Paths, splitPath } from '../paths';

/** The state of a screen as its address holds it. */
export interface Address {
  paths: Paths;
  query: URLSearchParams;
}

/** An address that differs in one thing from the one the visitor is at: a filter, a page. */
export type AddressFrom = (address: Address) => string;

const read = ({ pathname, search }: ReturnType<Destination>): Address => ({
  paths: makePaths(splitPath(pathname)),
  query: new URLSearchParams(search),
});

/**
 * The address on the screen, and the one that a click builds upon: two filters chosen within one navigation are both kept, and so is a
 * language chosen just before.
 */
export const useAddress = (): { shown: Address; current: () => Address } => {
  const here = useLocation();
  const destination = useContext(DestinationContext);
  const current = () => {
    const there = destination?.() ?? here;
    // On the way to another screen its address says nothing about this one.
    return read(splitPath(there.pathname).rest === splitPath(here.pathname).rest ? there : here);
  };
  return { shown: read(here), current };
};
