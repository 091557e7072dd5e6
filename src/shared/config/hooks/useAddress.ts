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
 * Returns the address on the screen and the one that a click builds on. The second includes a pending navigation, so
 * that two quick filter clicks both apply.
 */
export const useAddress = (): { shown: Address; current: () => Address } => {
  const here = useLocation();
  const destination = useContext(DestinationContext);
  const current = () => {
    const there = destination?.() ?? here;
    // During navigation to another screen, the pending address does not apply to this one.
    return read(splitPath(there.pathname).rest === splitPath(here.pathname).rest ? there : here);
  };
  return { shown: read(here), current };
};
