import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { makePaths, type PathPrefix, type Paths, splitPath } from './paths';

/**
 * Addresses that keep the visitor under the prefix they are reading in. Home's sections pass `{home: '/home'}`: their links
 * lead there from the short path too (specification, section 2, 'Home page').
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const here = splitPath(useLocation().pathname);
  const home = prefix.home ?? here.home;
  return useMemo(() => makePaths({ language: here.language, home }), [here.language, home]);
};
