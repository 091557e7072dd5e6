import { useContext } from 'react';
import { useLocation } from 'react-router';
import { type Destination, DestinationContext } from '../../lib/navigation';
import { makePaths, type Paths, splitPath } from '../paths';

export interface Address {
  paths: Paths;
  query: URLSearchParams;
}

export type AddressFrom = (address: Address) => string;

const read = ({ pathname, search }: ReturnType<Destination>): Address => ({
  paths: makePaths(splitPath(pathname)),
  query: new URLSearchParams(search),
});

/**
 * Returns the rendered address, and a function for the latest one, which includes a pending navigation. Two quick
 * clicks on filters then both apply.
 */
export const useAddress = (): { rendered: Address; current: () => Address } => {
  const here = useLocation();
  const destination = useContext(DestinationContext);
  const current = () => {
    const there = destination?.() ?? here;
    // A pending navigation to another screen must not change the links of this screen.
    return read(splitPath(there.pathname).rest === splitPath(here.pathname).rest ? there : here);
  };
  return { rendered: read(here), current };
};
