import {
  NO_PAGE_FOLDERS,
  PAGE_NAMES,
  PAGES,
  PROBE_PATHS,
  pagePattern,
  SECRET_PARAMETERS,
  UZBEK_PREFIX,
} from '#contract/rules/pages';

export type Kind = 'page' | 'file' | 'picture' | 'content' | 'garage';

const NO_PAGES = ['desk', ...NO_PAGE_FOLDERS, ...PROBE_PATHS].join('|');
/** Pages with a secret token in the URL, and previews of drafts, are never cached. */
const WITH_TOKEN = PAGE_NAMES.filter((name) => PAGES[name].token !== 'none').map(pagePattern);
const NO_PAGE = new RegExp(
  `^/(${NO_PAGES})(/|$)|^(${UZBEK_PREFIX})?(${WITH_TOKEN.join('|')}|/preview)(/|$)|\\.[a-z]+$`,
);
const HAS_TOKEN = new RegExp(`[?&](${SECRET_PARAMETERS.join('|')})=`);
const FILE = /^\/(assets|fonts)\//;
const PICTURE = /^\/(media|icons)\/|^\/favicon/;
/** Private calls whose replies are cached: the customer with cars, upcoming maintenance, visits. */
const GARAGE = /\/authentication\/(user\/\d+|cars\/care|visits)$/;

/** Returns how the worker handles a request, or null if the browser handles it, such as a write. */
export const kindOf = (
  { method, mode, url, headers, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'headers' | 'destination'>,
  ownOrigin: string,
): Kind | null => {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate') return NO_PAGE.test(pathname) || HAS_TOKEN.test(search) ? null : 'page';
  if (FILE.test(pathname)) return 'file';
  // Videos use range requests, which the Cache API does not support.
  if (PICTURE.test(pathname)) return destination === 'image' ? 'picture' : null;
  // Staff calls are authenticated by cookie, so nothing of the desk may be cached.
  if (!pathname.startsWith('/api/') || pathname.startsWith('/api/desk/')) return null;
  if (headers.has('authorization')) return GARAGE.test(pathname) ? 'garage' : null;
  // Steps of signing in are GETs with side effects.
  return /\/(authentication|get-verification-code|verify)\b/.test(pathname) ? null : 'content';
};
