import { NO_PAGE_FOLDERS, PAGE_SERVING, PAGES, type PageParameter, PROBE_PATHS, pageOf } from '#contract/rules/pages';

/** What the address of a page comes down to: everything the page depends on and nothing else. */
export interface PageAddress {
  path: string;
  /** The known parameters only, in one order: '' or '?…'. */
  search: string;
  /** Whether a page at this address may be cached at all. */
  cacheable: boolean;
}

/** All addresses of the site are made of these; an encoded or odd one is answered but not cached. */
const PLAIN_PATH = /^\/[a-z0-9/_-]*$/;

const isCached = ({ is, cachedUpTo }: PageParameter, value: string): boolean =>
  is === 'number'
    ? /^[1-9]\d{0,8}$/.test(value) && Number(value) <= cachedUpTo
    : value !== '' && value.length <= cachedUpTo;

const parametersOf = (path: string): [name: string, parameter: PageParameter][] =>
  Object.entries(PAGE_SERVING[pageOf(path)].parameters);

/**
 * Parameters that the page does not read are dropped (`utm_…`, `/about?page=7`): otherwise an invented number for each request would
 * fill the cache with copies of one page.
 */
export const pageAddress = (url: string): PageAddress => {
  const [path = '/', query = ''] = url.split('?', 2);
  let cacheable = PLAIN_PATH.test(path) && PAGE_SERVING[pageOf(path)].cache === 'shared';
  if (query === '') return { path, search: '', cacheable };
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, parameter] of parametersOf(path)) {
    const isList = parameter.is === 'list';
    const value = isList ? given.getAll(name).join(',') : given.get(name);
    if (value === null || (value === '' && isList)) continue;
    if (!isCached(parameter, value)) cacheable = false;
    known.set(name, value);
  }
  const search = known.toString();
  return { path, search: search && `?${search}`, cacheable };
};

const isNumberUpTo = (largest: number, value: string) =>
  /^\d{1,10}$/.test(value) && Number(value) >= 1 && Number(value) <= largest;

/**
 * The address without its filters that are no such number, such as `?category=abc` or `?page=0`; null when it has none. They would
 * show the whole list under an address of their own, where a number that nothing has shows that nothing is there.
 */
export const withoutInvalidFilters = (url: string): string | null => {
  const [path = '/', query = ''] = url.split('?', 2);
  if (query === '') return null;
  const given = new URLSearchParams(query);
  const invalid = parametersOf(path).filter(([name, { max }]) => {
    const value = given.get(name);
    return value !== null && max !== null && !isNumberUpTo(max, value);
  });
  if (invalid.length === 0) return null;
  for (const [name] of invalid) given.delete(name);
  const left = given.toString();
  return left === '' ? path : `${path}?${left}`;
};

/** What lies there is no page: names of files and of calls may have upper-case letters and end with a slash. */
const NO_PAGES = new RegExp(`^/(${NO_PAGE_FOLDERS.join('|')})(/|$)`, 'i');

/** Files beside the pages, and what only programs ask for. */
const NO_PAGE = new RegExp(`^/(${PROBE_PATHS.join('|')})$|\\.[a-z]+\\d*$`, 'i');

/** Whether people open this address: its failures are pages, those of every other address are JSON. */
export const isPageUrl = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/') && !NO_PAGES.test(path) && !NO_PAGE.test(path);
};

/** Whether a capital letter of the address is another letter: it ends with such a token. */
const keepsCase = (path: string): boolean => PAGES[pageOf(path)].token === 'anyCase' && !path.endsWith('/');

/** How nearly every address comes: nothing to respell, and cheaper to see than to find out by respelling. */
const SPELLED_WELL = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?|$)/;

/** `%61` is another way to write `a`; other encoded signs stay as they are. */
const plainSigns = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9._~-]/i.test(sign) ? sign : code;
  });

/** `/a/./b/../c` is another way to write `/a/c`. */
const withoutDots = (path: string) => {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.length = Math.max(1, segments.length - 1);
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/') || '/';
};

/**
 * The one spelling of a path: no needless encoding, no dots to resolve, single slashes; of a page also lower case and no slash at the
 * end. Null when it is spelled so already. The query stays as it is. Whoever respells an address is led to it before any cache is
 * asked: each spelling would be a page of its own there.
 */
export const canonicalSpelling = (url: string): string | null => {
  if (SPELLED_WELL.test(url)) return null;
  const [, path = '/', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  // A backslash counts as a slash in a browser's eyes: '/\evil.example' must not become a host.
  const resolved = withoutDots(plainSigns(path).replace(/[/\\]+/g, '/'));
  const spelled =
    NO_PAGES.test(resolved) || keepsCase(resolved) ? resolved : resolved.replace(/(.)\/$/, '$1').toLowerCase();
  if (spelled === path) return null;
  return query === undefined ? spelled : `${spelled}?${query}`;
};
