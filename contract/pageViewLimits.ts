/** A module of its own: the browser takes it, and must not carry a schema library. */
export const PAGE_VIEW_PATH_MAX_LENGTH = 100;

export const PAGE_VIEW_PATH = '/api/public/page-views/';
