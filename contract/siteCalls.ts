import { BROWSER_ERROR_PATH } from './browserErrorLimits';
import { BROWSER_ERROR_MAX_BYTES, BrowserErrorSchema } from './browserErrors';

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
} as const;
