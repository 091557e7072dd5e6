import { withoutToken } from './pageViewLimits';

/** Pages that are counted each by itself. An id is a number, so that no token of a link can pass for one. */
const COUNTED =
  /^\/(|about|blog|booking|contacts|estimate|history|passport|personal|prices|review|search|services|shop|sign-(in|up)|track|(about\/)?(services\/)?singl-services|((about\/)?services\/singl-services|blog\/blog-singl-post|shop\/singl-shop)\/\d{1,9}|documents\/[a-z\d-]{1,80})$/;

/** What is counted of a path without the prefixes `/uz` and `/home`: the page, or `/*` for every other address. */
export const countedPath = (path: string): string => {
  const page = path.startsWith('/personal/') ? '/personal' : withoutToken(path);
  return COUNTED.test(page) ? page : '/*';
};

/** Whether a counter of another company may see the page: its address has no token, and it shows nobody's own data. */
export const isForOthersCounters = (path: string): boolean =>
  !/^\/personal(\/|$)|^\/(booking|estimate|history|passport|preview|review)\/./.test(path);
