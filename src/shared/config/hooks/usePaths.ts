import { createContext, use, useMemo } from 'react';
import { makePaths, type PathPrefix, type Paths } from '../paths';

/** One context per prefix, so that the page frame renders again only for the prefix that it uses. */
export const LanguagePrefixContext = createContext<PathPrefix['language']>('');
export const HomePrefixContext = createContext<PathPrefix['home']>('');

/**
 * Returns addresses that keep the visitor's prefixes. Home sections pass `{home: '/home'}`, so their links lead there
 * from the short path too (docs/spec/pages.md#home-page).
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const language = use(LanguagePrefixContext);
  const home = prefix.home ?? use(HomePrefixContext);
  return useMemo(() => makePaths({ language, home }), [language, home]);
};
