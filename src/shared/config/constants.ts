/** A chunk that is gone reloads the page, but a server that really lost it must not make it reload for ever. */
export const RELOAD_ONCE_WITHIN_MS = 60_000;
/** Cookies that tell nobody who the visitor is: they give the server's first frame the right language, colours and icons. */
export const COOKIE_LANGUAGE = 'language';
export const COOKIE_THEME = 'theme';
export const COOKIE_SIGNED_IN = 'signed_in';
/** Where the page's state stands in the document. */
export const STATE_ELEMENT_ID = 'yolda-state';
export const ROOT_ELEMENT_ID = 'root';
/** From here counters are written with the suffix k, and with m (docs/spec/limits.md#other). */
export const COUNTER_THOUSAND = 1_000;
export const COUNTER_MILLION = 1_000_000;

/** Where the header has its search: a link, and a field once that has come. */
export const SEARCH_PLACE_ID = 'search';
/** Where the site's slide-out menu takes the personal area's sidebar. */
export const PERSONAL_PART_ID = 'site-menu-personal';
