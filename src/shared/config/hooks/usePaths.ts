import { createContext, use, useMemo } from 'react';
import { makePaths, type PathPrefix, type Paths } from '../paths';

/** One context per prefix, so that a component re-renders only when the prefix that it uses changes. */
export const LanguagePrefixContext = createContext<PathPrefix['language']>('');
export const HomePrefixContext = createContext<PathPrefix['home']>('');

/**
 * Returns the address builders for the current `/uz` and `/home` prefixes. Sections of the home page pass `{home:
 * '/home'}` (docs/spec/pages.md#home-page).
 */
export const usePaths = (prefix: Pick<Partial<PathPrefix>, 'home'> = {}): Paths => {
  const language = use(LanguagePrefixContext);
  const home = prefix.home ?? use(HomePrefixContext);
  return useMemo(() => makePaths({ language, home }), [language, home]);
};
