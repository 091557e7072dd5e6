import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { BROWSER_ERROR_PATH, BROWSER_ERROR_TEXT } from './rules/browserErrors';
import { PAGE_VIEW_PATH, PAGE_VIEW_PATH_MAX_LENGTH } from './rules/pageViews';

export const BROWSER_ERROR_MAX_BYTES = 8 * 1024;

/** `caught`: by an error boundary. `hydration`: the server's markup could not be hydrated. */
export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'caught', 'hydration'] as const;

export const BrowserErrorSchema = Type.Object({
  kind: Type.Enum([...BROWSER_ERROR_KINDS]),
  message: Type.String({ maxLength: BROWSER_ERROR_TEXT.message }),
  stack: Type.String({ maxLength: BROWSER_ERROR_TEXT.stack }),
  release: Type.String({ pattern: '^[0-9a-f]{0,20}$' }),
  page: Type.String({ maxLength: 100, pattern: '^/[a-z/:*-]*$' }),
  language: Type.Enum(['ru', 'uz']),
});
export type BrowserError = Static<typeof BrowserErrorSchema>;

export const PAGE_VIEW_MAX_BYTES = 1024;

export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const;

export const PageViewSchema = Type.Object({
  /** Path without language prefix, /home and search; `/*` for unknown pages. */
  path: Type.String({ maxLength: PAGE_VIEW_PATH_MAX_LENGTH, pattern: '^/(\\*|[a-z0-9/-]*)$' }),
  /** Host of the referring page. Empty for none or the site itself. */
  referrer: Type.String({ maxLength: 100, pattern: '^[a-z0-9.-]*$' }),
  language: Type.Enum(['ru', 'uz']),
  device: Type.Enum([...DEVICE_CLASSES]),
});
export type PageView = Static<typeof PageViewSchema>;

export const telemetryCalls = {
  reportBrowserError: {
    host: 'public',
    method: 'POST',
    path: BROWSER_ERROR_PATH,
    summary: 'Reports an error of the site in a browser',
    limit: 'reports',
    bodyLimit: BROWSER_ERROR_MAX_BYTES,
    body: BrowserErrorSchema,
    reply: { 204: null },
  },
  countPageView: {
    host: 'public',
    method: 'POST',
    path: PAGE_VIEW_PATH,
    summary: 'Counts a page view, if analytics is enabled',
    limit: 'views',
    bodyLimit: PAGE_VIEW_MAX_BYTES,
    body: PageViewSchema,
    reply: { 204: null },
  },
} as const satisfies Record<string, Call>;
