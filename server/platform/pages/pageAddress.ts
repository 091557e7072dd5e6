import { MAX_ID, MAX_PAGE } from '#contract/rules/limits';

/** What the address of a page comes down to: everything the page depends on and nothing else. */
export interface PageAddress {
  path: string;
  /** The known parameters only, in one order: '' or '?…'. */
  search: string;
  /** Whether a page at this address may be cached at all. */
  cacheable: boolean;
}

const upTo = (largest: number) => (value: string) => /^[1-9]\d{0,8}$/.test(value) && Number(value) <= largest;
const anyId = upTo(999_999_999);

/** Parameters that change a page, and which of their values are worth a place in the cache. Others are dropped (`utm_…`). */
const CACHED_VALUES: Record<string, (value: string) => boolean> = {
  branch: anyId,
  // The form in the page of a part, for whoever has no script.
  buy: (value) => value === '1',
  category: anyId,
  date: upTo(31),
  in_stock: (value) => value === '1',
  // Of a search, which is not cached.
  kind: () => false,
  manufacturer: (value) => value.length > 0 && value.length <= 40,
  month: upTo(12),
  // Of an enquiry: one page each.
  number: () => false,
  page: upTo(500),
  region: anyId,
  // Free text: as many pages as words.
  search: () => false,
  tag: anyId,
};

/**
 * Which of them which pages read (src/site/features/…/lib/…Url.ts). On any other page they mean as little as `utm_…`: `/about?page=7` is
 * `/about`, or whoever counts up would have a page rendered and cached for each number.
 */
const READ_BY: readonly [path: RegExp, names: readonly string[]][] = [
  [/\/blog$/, ['category', 'date', 'month', 'page', 'tag']],
  [/\/prices$/, ['search']],
  [/\/booking$/, ['branch', 'car', 'day', 'from', 'hold', 'instead', 'services']],
  [/\/booking\/[^/]+$/, ['day', 'done', 'from', 'move']],
  [/\/contacts$/, ['branch', 'region']],
  [/\/search$/, ['kind', 'page', 'search']],
  [/\/services$/, ['category', 'page', 'search']],
  [/\/shop$/, ['category', 'in_stock', 'manufacturer', 'page', 'search']],
  [/\/singl-shop\/[^/]+$/, ['buy']],
  [/\/track$/, ['number']],
];

/** The largest number that each of them can be at all (src/shared/lib/queryNumber.ts), cached or not. */
const LARGEST: Record<string, number> = {
  branch: MAX_ID,
  category: MAX_ID,
  date: 31,
  in_stock: 1,
  month: 12,
  page: MAX_PAGE,
  region: MAX_ID,
  tag: MAX_ID,
};

/** Free times are another minute's by the next one. */
const OF_THIS_MOMENT = /^(\/uz)?\/booking$/;
/** All addresses of the site are made of these; an encoded or odd one is answered but not cached. */
const PLAIN_PATH = /^\/[a-z0-9/_-]*$/;
/** The same shell for whatever id: as many pages as numbers; or of one paper. */
const OF_ANY_ID = /\/(personal\/(car-edit|handover|story)|passport)\//;

const namesReadBy = (path: string) => READ_BY.find(([pattern]) => pattern.test(path))?.[1] ?? [];

export const pageAddress = (url: string): PageAddress => {
  const [path = '/', query = ''] = url.split('?', 2);
  let cacheable = PLAIN_PATH.test(path) && !OF_ANY_ID.test(path) && !OF_THIS_MOMENT.test(path);
  if (query === '') return { path, search: '', cacheable };
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of namesReadBy(path)) {
    // Boxes of a form without a script that are ticked together, where a script writes one list.
    const value = name === 'services' ? given.getAll(name).join(',') : given.get(name);
    if (value === null || (value === '' && name === 'services')) continue;
    if (!CACHED_VALUES[name]?.(value)) cacheable = false;
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
  const isInvalid = (name: string) => {
    const value = given.get(name);
    const largest = LARGEST[name];
    return value !== null && largest !== undefined && !isNumberUpTo(largest, value);
  };
  const invalid = namesReadBy(path).filter(isInvalid);
  if (invalid.length === 0) return null;
  for (const name of invalid) given.delete(name);
  const left = given.toString();
  return left === '' ? path : `${path}?${left}`;
};

/** What lies there is no page: names of files and of calls may have upper-case letters and end with a slash. */
const NO_PAGES = /^\/(api|assets|cards|dev|fonts|icons|media)(\/|$)/i;

/** Files beside the pages, and what only programs ask for. */
const NO_PAGE = /^\/(healthz|metrics|readyz)$|\.[a-z]+\d*$/i;

/** Whether people open this address: its failures are pages, those of every other address are JSON. */
export const isPageUrl = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/') && !NO_PAGES.test(path) && !NO_PAGE.test(path);
};

/** Pages whose address ends with a token, in which a capital letter is another letter. */
const WITH_TOKEN = /^(\/uz)?\/(booking|estimate|history|review)\/[^/]+$/;

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
    NO_PAGES.test(resolved) || WITH_TOKEN.test(resolved) ? resolved : resolved.replace(/(.)\/$/, '$1').toLowerCase();
  if (spelled === path) return null;
  return query === undefined ? spelled : `${spelled}?${query}`;
};
