export const PAGE_VIEW_PATH_MAX_LENGTH = 100;

export const PAGE_VIEW_PATH = '/api/public/page-views/';

/** The token of a link opens what it leads to, and must be stored nowhere: the page is counted without it. */
export const withoutToken = (path: string): string => path.replace(/\/[0-9a-f]{32}(?=\/|$)/g, '') || '/';

/** Pages that are counted each by itself. An id is a number, so that no token of a link can pass for one. */
const COUNTED =
  /^\/(|about|blog|booking|contacts|estimate|history|passport|personal|prices|review|search|services|shop|sign-(in|up)|track|(about\/)?(services\/)?singl-services|((about\/)?services\/singl-services|blog\/blog-singl-post|shop\/singl-shop)\/\d{1,9}|documents\/[a-z\d-]{1,80})$/;

/** What is counted of a path without the prefixes `/uz` and `/home`: the page, or `/*` for every other address. */
export const countedPath = (path: string): string => {
  const page = path.startsWith('/personal/') ? '/personal' : withoutToken(path);
  return COUNTED.test(page) ? page : '/*';
};

/** Signing in and the customer's own pages; pages of a link. */
const NOT_FOR_OTHERS = /^\/(personal|sign-in|sign-up)(\/|$)|^\/(booking|estimate|history|passport|preview|review)\/./;
/** What `?hold=` and `?instead=` of a booking lead to. */
const SECRET_PARAMETERS = ['hold', 'instead'];

/**
 * Whether a counter of another company may see an address, which its script reads: it has no token, neither in `path` (without the prefixes) nor in
 * `search`, and its page shows nobody's own data.
 */
export const isForOthersCounters = (path: string, search = ''): boolean => {
  if (NOT_FOR_OTHERS.test(path) || withoutToken(path) !== path) return false;
  return [...new URLSearchParams(search)].every(
    ([name, value]) => !SECRET_PARAMETERS.includes(name) && !/^[\w-]{32}$|[\da-f]{32}/.test(value),
  );
};
