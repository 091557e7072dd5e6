import { createContext, use, useMemo } from 'react';
import { makePaths, type PathPrefix, type Paths } from '../paths';

/** One context per prefix, so that components render again only for their prefix. */
export const LanguagePrefixContext = createContext<PathPrefix['language']>('');
export const HomePrefixContext = createContext<PathPrefix['home']>('');

/**
 * Returns addresses with the visitor's prefixes. Home sections pass `{home: '/home'}` (docs/spec/pages.md#home-page).
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const language = use(LanguagePrefixContext);
  const home = prefix.home ?? use(HomePrefixContext);
  return useMemo(() => makePaths({ language, home }), [language, home]);
};
