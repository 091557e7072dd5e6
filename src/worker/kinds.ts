import {
  NO_PAGE_FOLDERS,
  PAGE_NAMES,
  PAGES,
  PROBE_PATHS,
  pagePattern,
  SECRET_PARAMETERS,
  UZBEK_PREFIX,
} from '#contract/rules/pages';

/** Each has a cache of its own. */
export type Kind = 'page' | 'file' | 'picture' | 'content' | 'garage';

const NO_PAGES = ['desk', ...NO_PAGE_FOLDERS, ...PROBE_PATHS].join('|');
/** Pages whose address has a token are not kept, nor the desk's previews. */
const WITH_TOKEN = PAGE_NAMES.filter((name) => PAGES[name].token !== 'none').map(pagePattern);
const NO_PAGE = new RegExp(
  `^/(${NO_PAGES})(/|$)|^(${UZBEK_PREFIX})?(${WITH_TOKEN.join('|')}|/preview)(/|$)|\\.[a-z]+$`,
);
/** The token of a held time. */
const HAS_TOKEN = new RegExp(`[?&](${SECRET_PARAMETERS.join('|')})=`);
const FILE = /^\/(assets|fonts)\//;
const PICTURE = /^\/(media|icons)\/|^\/favicon/;
/** The customer with the cars, what is due of them, and those at a branch: the private replies that are kept. */
const GARAGE = /\/authentication\/(user\/\d+|cars\/care|visits)$/;

/** What the worker answers a request as; null: it is none of its business, above all whatever sends something. */
export const kindOf = (
  { method, mode, url, headers, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'headers' | 'destination'>,
  ownOrigin: string,
): Kind | null => {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate') return NO_PAGE.test(pathname) || HAS_TOKEN.test(search) ? null : 'page';
  if (FILE.test(pathname)) return 'file';
  // A film is asked for in pieces, which no cache takes.
  if (PICTURE.test(pathname)) return destination === 'image' ? 'picture' : null;
  // The staff's calls carry a cookie and no header: what they read is kept nowhere.
  if (!pathname.startsWith('/api/') || pathname.startsWith('/api/desk/')) return null;
  if (headers.has('authorization')) return GARAGE.test(pathname) ? 'garage' : null;
  // Steps of signing in are GETs too, and each asks for something to be done.
  return /\/(authentication|get-verification-code|verify)\b/.test(pathname) ? null : 'content';
};
