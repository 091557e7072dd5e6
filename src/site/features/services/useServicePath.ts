import { useLocation } from 'react-router';
import { PAGES } from '#contract/rules/pages';
import { usePaths } from '#shared/config/hooks/usePaths';
import { splitPath } from '#shared/config/paths';

/**
 * Returns a function for the address of a service, which is below /about if the current page is
 * (docs/spec/decisions.md#the-same-screens-below-home-and-about).
 */
export const useServicePath = (): ((service: { id: number }) => string) => {
  const paths = usePaths();
  const isBelowAbout = splitPath(useLocation().pathname).rest.startsWith(`${PAGES.about.path}/`);
  return ({ id }) => (isBelowAbout ? paths.aboutService(id) : paths.service(id));
};
