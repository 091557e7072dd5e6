import { withoutToken } from './pageViewLimits';

/** Pages that are counted each by itself. An id is a number, so that no token of a link can pass for one. */
const COUNTED = new RegExp(
  `^/(${[
    '',
    'about|blog|booking|contacts|estimate|history|passport|personal|prices|review|search|services|shop|sign-in|sign-up|singl-services|track',
    'about/(services/)?singl-services|services/singl-services',
    '(about/)?services/singl-services/[0-9]{1,9}|blog/blog-singl-post/[0-9]{1,9}|shop/singl-shop/[0-9]{1,9}',
    'documents/[a-z0-9-]{1,80}',
  ].join('|')})$`,
);

/** What is counted of a path without the prefixes `/uz` and `/home`: the page, or `/*` for every other address. */
export const countedPath = (path: string): string => {
  const page = path.startsWith('/personal/') ? '/personal' : withoutToken(path);
  return COUNTED.test(page) ? page : '/*';
};

/** Whether a counter of another company may see the page: its address has no token, and it shows nobody's own data. */
export const isForOthersCounters = (path: string): boolean =>
  !/^\/personal(\/|$)|^\/(booking|estimate|history|passport|preview|review)\/./.test(path);
