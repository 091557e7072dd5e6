import { type Static, Type } from 'typebox';
import type { Call } from './call';
import { BROWSER_ERROR_PATH, BROWSER_ERROR_TEXT } from './rules/browserErrors';
import { PAGE_VIEW_PATH, PAGE_VIEW_PATH_MAX_LENGTH } from './rules/pageViews';

/** Bytes of a report; the texts in it are shorter. */
export const BROWSER_ERROR_MAX_BYTES = 8 * 1024;

/** `caught`: an error that a screen of the site has shown; `hydration`: the page could not be hydrated as the server wrote it. */
export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'caught', 'hydration'] as const;

/** An error of the site in a visitor's browser. Nothing in it says who the visitor is or what was typed. */
export const BrowserErrorSchema = Type.Object({
  kind: Type.Enum([...BROWSER_ERROR_KINDS]),
  message: Type.String({ maxLength: BROWSER_ERROR_TEXT.message }),
  stack: Type.String({ maxLength: BROWSER_ERROR_TEXT.stack }),
  /** It is the hash in the name of the boot script. */
  release: Type.String({ pattern: '^[0-9a-f]{0,20}$' }),
  /** The page's path with every number as `:id`. */
  page: Type.String({ maxLength: 100, pattern: '^/[a-z/:*-]*$' }),
  language: Type.Enum(['ru', 'uz']),
});
export type BrowserError = Static<typeof BrowserErrorSchema>;

/** Bytes of a view; the texts in it are shorter. */
export const PAGE_VIEW_MAX_BYTES = 1024;

export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const;

/** A page that was shown. Nothing in it says to whom. */
export const PageViewSchema = Type.Object({
  /** Without the prefixes of language and /home, without search; `/*` where it cannot be one of the site's. */
  path: Type.String({ maxLength: PAGE_VIEW_PATH_MAX_LENGTH, pattern: '^/(\\*|[a-z0-9/-]*)$' }),
  /** Host of the page that led here; empty where none did, or one of the site itself. */
  referrer: Type.String({ maxLength: 100, pattern: '^[a-z0-9.-]*$' }),
  language: Type.Enum(['ru', 'uz']),
  device: Type.Enum([...DEVICE_CLASSES]),
});
export type PageView = Static<typeof PageViewSchema>;

/** What the site's own scripts tell their server; a server of the contract that does without them loses nothing. */
export const telemetryCalls = {
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
} as const satisfies Record<string, Call>;
