import { NO_PAGE_FOLDERS, PAGE_SERVING, PAGES, type PageParameter, PROBE_PATHS, pageOf } from '#contract/rules/pages';

export interface PageAddress {
  path: string;
  search: string;
  cacheable: boolean;
}

/** Paths that may be cached. Other paths are rendered without the cache. */
const PLAIN_PATH = /^\/[a-z0-9/_-]*$/;

const isCached = ({ is, cachedUpTo }: PageParameter, value: string): boolean =>
  is === 'number'
    ? /^[1-9]\d{0,8}$/.test(value) && Number(value) <= cachedUpTo
    : value !== '' && value.length <= cachedUpTo;

const parametersOf = (path: string): [name: string, parameter: PageParameter][] =>
  Object.entries(PAGE_SERVING[pageOf(path)].parameters);

/** Drops unknown parameters (`utm_…`), because each would add a copy of the page to the cache. */
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
 * Removes invalid filters (`?category=abc`, `?page=0`), which would show the whole list. Returns null if all are valid.
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

const NO_PAGES = new RegExp(`^/(${NO_PAGE_FOLDERS.join('|')})(/|$)`, 'i');

const NO_PAGE = new RegExp(`^/(${PROBE_PATHS.join('|')})$|\\.[a-z]+\\d*$`, 'i');

export const isPageUrl = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/') && !NO_PAGES.test(path) && !NO_PAGE.test(path);
};

const keepsCase = (path: string): boolean => PAGES[pageOf(path)].token === 'anyCase' && !path.endsWith('/');

const CANONICAL = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?|$)/;

const decodeUnreserved = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9._~-]/i.test(sign) ? sign : code;
  });

const resolveDots = (path: string) => {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.length = Math.max(1, segments.length - 1);
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/') || '/';
};

/**
 * Returns the address with a canonical path, or null if it has one. Other spellings redirect, because each would occupy
 * the page cache.
 */
export const canonicalSpelling = (url: string): string | null => {
  if (CANONICAL.test(url)) return null;
  const [, path = '/', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  // Against open redirects: in a browser a backslash is a slash, so '/\evil.example' would be a host.
  const resolved = resolveDots(decodeUnreserved(path).replace(/[/\\]+/g, '/'));
  const canonical =
    NO_PAGES.test(resolved) || keepsCase(resolved) ? resolved : resolved.replace(/(.)\/$/, '$1').toLowerCase();
  if (canonical === path) return null;
  return query === undefined ? canonical : `${canonical}?${query}`;
};
