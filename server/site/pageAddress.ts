/** What the address of a page comes down to: everything the page depends on and nothing else. */
export interface PageAddress {
  path: string;
  /** Known parameters only, in one order: '' or '?…'. */
  search: string;
  /** Whether a page at this address may be kept at all. */
  cacheable: boolean;
}

const upTo = (largest: number) => (value: string) => /^[1-9]\d{0,8}$/.test(value) && Number(value) <= largest;
const anyId = upTo(999_999_999);

/** Parameters that change a page, and which of their values are worth keeping a page for. Others are dropped (`utm_…`). */
const KEPT: Record<string, (value: string) => boolean> = {
  branch: anyId,
  // The form in the page of a part, for whoever has no script.
  buy: (value) => value === '1',
  category: anyId,
  date: upTo(31),
  manufacturer: (value) => value.length > 0 && value.length <= 40,
  month: upTo(12),
  page: upTo(500),
  region: anyId,
  // Free text: as many pages as words.
  search: () => false,
  tag: anyId,
};

/** All addresses of the site are made of these; an encoded or odd one is answered but not kept. */
const PLAIN_PATH = /^\/[a-z0-9/_-]*$/;
/** The same shell for whatever id: as many pages as numbers. */
const OF_ANY_ID = /\/personal\/car-edit\//;

export const pageAddress = (url: string): PageAddress => {
  const [path = '/', query = ''] = url.split('?', 2);
  let cacheable = PLAIN_PATH.test(path) && !OF_ANY_ID.test(path);
  if (query === '') return { path, search: '', cacheable };
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, isUsual] of Object.entries(KEPT)) {
    const value = given.get(name);
    if (value === null) continue;
    if (!isUsual(value)) cacheable = false;
    kept.set(name, value);
  }
  const search = kept.toString();
  return { path, search: search && `?${search}`, cacheable };
};

/** What lies there is no page, and is spelled as it is. */
const NO_PAGES = /^\/+(api|assets|cards|dev|fonts|icons|media)(\/|$)/i;

/** How nearly every address comes: nothing to respell, and cheaper to see than to find out by respelling. */
const SPELLED_WELL = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?(?:\?|$)/;

/** `%61` is another way to write `a`; other encoded signs stay as they are. */
const plainLetters = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (code, hex: string) => {
    const sign = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9_-]/i.test(sign) ? sign : code;
  });

/**
 * The one spelling of a page's path: lower case, no needless encoding, single slashes, none at the end. Null when it is spelled so
 * already. The query stays as it is.
 */
export const canonicalSpelling = (url: string): string | null => {
  if (SPELLED_WELL.test(url)) return null;
  const [, path = '/', query] = /^([^?]*)(?:\?(.*))?$/s.exec(url) ?? [];
  if (NO_PAGES.test(path)) return null;
  // A backslash counts as a slash in a browser's eyes: '/\evil.example' must not become a host.
  const spelled = plainLetters(path)
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  if (spelled === path) return null;
  return query === undefined ? spelled : `${spelled}?${query}`;
};
