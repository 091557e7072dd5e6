import { type Static, Type } from 'typebox';
import { PAGE_VIEW_PATH_MAX_LENGTH } from './pageViewLimits';

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
