import { type Static, Type } from 'typebox';
import { BROWSER_ERROR_TEXT } from './browserErrorLimits';

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
