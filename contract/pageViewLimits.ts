/** A module of its own: the browser takes it, and must not carry a schema library. */
export const PAGE_VIEW_PATH_MAX_LENGTH = 100;

export const PAGE_VIEW_PATH = '/api/public/page-views/';

/** The token of a link opens what it leads to, and must be stored nowhere: the page is counted without it. */
export const withoutToken = (path: string): string => path.replace(/\/[0-9a-f]{32}(?=\/|$)/g, '') || '/';
