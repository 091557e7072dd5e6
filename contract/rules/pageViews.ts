import { ACCOUNT_FOLDER, PAGE_NAMES, PAGES, SECRET_PARAMETERS } from './pages';

export const PAGE_VIEW_PATH_MAX_LENGTH = 100;

export const PAGE_VIEW_PATH = '/api/public/page-views/';

/** Removes the secret token of a link from a path. Tokens must not be stored. */
export const withoutToken = (path: string): string => path.replace(/\/[0-9a-f]{32}(?=\/|$)/g, '') || '/';

/** Ids must be numeric, so that a token is not counted as an id. */
const COUNTED_VALUES: Readonly<Record<string, string>> = { id: '/\\d{1,9}', slug: '/[a-z\\d-]{1,80}' };

let counted: RegExp | undefined;

const countedPages = (): RegExp => {
  const paths = PAGE_NAMES.flatMap((name) => [PAGES[name].path, ...PAGES[name].alternatives]).map((path) =>
    path.startsWith(ACCOUNT_FOLDER)
      ? ACCOUNT_FOLDER
      : path.replace(/\/:(\w+)/, (_, value) => COUNTED_VALUES[value] ?? ''),
  );
  counted ??= new RegExp(`^(${paths.filter((path) => path !== PAGES.notFound.path).join('|')})$`);
  return counted;
};

/** Returns the page under which a path is counted, or `/*`. Expects a path without `/uz` and `/home`. */
export const countedPath = (path: string): string => {
  const page = path.startsWith(`${ACCOUNT_FOLDER}/`) ? ACCOUNT_FOLDER : withoutToken(path);
  return countedPages().test(page) ? page : '/*';
};

let own: RegExp | undefined;

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
 * Returns whether third-party analytics may run on a page; their scripts read the address.
 * False if `path` or `search` has a token or the page shows personal data.
 */
export const allowsThirdPartyAnalytics = (path: string, search = ''): boolean => {
  if (ownAddresses().test(path) || withoutToken(path) !== path) return false;
  return [...new URLSearchParams(search)].every(
    ([name, value]) => !SECRET_PARAMETERS.some((secret) => secret === name) && !/^[\w-]{32}$|[\da-f]{32}/.test(value),
  );
};
