import { ACCOUNT_FOLDER, PAGE_NAMES, PAGES, SECRET_PARAMETERS } from './pages';

export const PAGE_VIEW_PATH_MAX_LENGTH = 100;

export const PAGE_VIEW_PATH = '/api/public/page-views/';

/** The token of a link opens what it leads to, and must be stored nowhere: the page is counted without it. */
export const withoutToken = (path: string): string => path.replace(/\/[0-9a-f]{32}(?=\/|$)/g, '') || '/';

/** An id is a number, so that no token of a link can pass for one. */
const COUNTED_VALUES: Readonly<Record<string, string>> = { id: '/\\d{1,9}', slug: '/[a-z\\d-]{1,80}' };

let counted: RegExp | undefined;

/** Pages that are counted each by itself; those of a link without their token. */
const countedPages = (): RegExp => {
  const paths = PAGE_NAMES.flatMap((name) => [PAGES[name].path, ...PAGES[name].alternatives]).map((path) =>
    path.startsWith(ACCOUNT_FOLDER)
      ? ACCOUNT_FOLDER
      : path.replace(/\/:(\w+)/, (_, value) => COUNTED_VALUES[value] ?? ''),
  );
  counted ??= new RegExp(`^(${paths.filter((path) => path !== PAGES.notFound.path).join('|')})$`);
  return counted;
};

/** What is counted of a path without the prefixes `/uz` and `/home`: the page, or `/*` for every other address. */
export const countedPath = (path: string): string => {
  const page = path.startsWith(`${ACCOUNT_FOLDER}/`) ? ACCOUNT_FOLDER : withoutToken(path);
  return countedPages().test(page) ? page : '/*';
};

let own: RegExp | undefined;

/** Signing in and the customer's own pages; pages of a link, and the desk's previews. */
const ownAddresses = (): RegExp => {
  const starts = PAGE_NAMES.flatMap((name) => {
    const { path, access } = PAGES[name];
    if (access === 'link') return path.replace(/:\w+/, '.');
    return access === 'public' ? [] : `${access === 'account' ? ACCOUNT_FOLDER : path}(/|$)`;
  });
  own ??= new RegExp(`^(${[...starts, '/preview/.'].join('|')})`);
  return own;
};

/**
 * Whether a counter of another company may see an address, which its script reads: it has no token, neither in `path` (without the prefixes) nor in
 * `search`, and its page shows nobody's own data.
 */
export const isForOthersCounters = (path: string, search = ''): boolean => {
  if (ownAddresses().test(path) || withoutToken(path) !== path) return false;
  return [...new URLSearchParams(search)].every(
    ([name, value]) => !SECRET_PARAMETERS.some((secret) => secret === name) && !/^[\w-]{32}$|[\da-f]{32}/.test(value),
  );
};
