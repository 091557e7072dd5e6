import { createContext, useContext, useMemo } from 'react';
import { makePaths, type PathPrefix, type Paths } from './paths';

/** The prefix of the address that is open: unlike the address it seldom changes, and with it what stands around the page. */
export const PathPrefixContext = createContext<PathPrefix>({ language: '', home: '' });

/**
 * Addresses that keep the visitor under the prefix they are reading in. Home's sections pass `{home: '/home'}`: their links
 * lead there from the short path too (specification, section 2, 'Home page').
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const here = useContext(PathPrefixContext);
  const home = prefix.home ?? here.home;
  return useMemo(() => makePaths({ language: here.language, home }), [here.language, home]);
};
