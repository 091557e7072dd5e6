import { BROWSER_ERROR_PATH } from './browserErrorLimits';
import { BROWSER_ERROR_MAX_BYTES, BrowserErrorSchema } from './browserErrors';
import { PAGE_VIEW_PATH } from './pageViewLimits';
import { PAGE_VIEW_MAX_BYTES, PageViewSchema } from './pageViews';

/** What the site's own scripts tell their server; a server of the contract that does without them loses nothing. */
export const siteCalls = {
  reportBrowserError: {
    host: 'public',
    method: 'POST',
    path: BROWSER_ERROR_PATH,
    summary: 'An error of the site in a browser, for its log',
    limit: 'reports',
    bodyLimit: BROWSER_ERROR_MAX_BYTES,
    body: BrowserErrorSchema,
    reply: { 204: null },
  },
  countPageView: {
    host: 'public',
    method: 'POST',
    path: PAGE_VIEW_PATH,
    summary: 'A page that a browser has shown, to be counted where the site does so',
    limit: 'views',
    bodyLimit: PAGE_VIEW_MAX_BYTES,
    body: PageViewSchema,
    reply: { 204: null },
  },
} as const;
