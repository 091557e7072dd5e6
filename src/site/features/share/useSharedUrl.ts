import { useLocation } from 'react-router';
import { makePaths, type Paths, splitPath } from '#shared/config/paths';
import { usePublicConfig } from '#shared/config/publicConfig';

export const useSharedUrl = (addressIn: (paths: Paths) => string): string => {
  const { siteUrl } = usePublicConfig();
  const { language } = splitPath(useLocation().pathname);
  const origin = siteUrl || (typeof window === 'undefined' ? '' : window.location.origin);
  return origin + addressIn(makePaths({ language, home: '' }));
};
