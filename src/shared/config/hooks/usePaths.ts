import { createContext, use, useMemo } from 'react';
import { makePaths, type PathPrefix, type Paths } from '../paths';

/** The prefixes of the address that is open. Apart, and not read off the address: what stands around the page depends on one of them at most. */
export const LanguagePrefixContext = createContext<PathPrefix['language']>('');
export const HomePrefixContext = createContext<PathPrefix['home']>('');

/**
 * Addresses that keep the visitor under the prefix they are reading in. Home's sections pass `{home: '/home'}`: their links
 * lead there from the short path too (docs/spec/pages.md#home-page).
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const language = use(LanguagePrefixContext);
  const home = prefix.home ?? use(HomePrefixContext);
  return useMemo(() => makePaths({ language, home }), [language, home]);
};
