/** Limits page reloads after a missing chunk, in case the server has really lost it. */
export const RELOAD_ONCE_WITHIN_MS = 60_000;
/** These cookies identify no visitor. They give the server render the right language, colours and icons. */
export const COOKIE_LANGUAGE = 'language';
export const COOKIE_THEME = 'theme';
export const COOKIE_SIGNED_IN = 'signed_in';
export const STATE_ELEMENT_ID = 'yolda-state';
export const ROOT_ELEMENT_ID = 'root';
/** Counters use the suffixes k and m from these values (docs/spec/limits.md#other). */
export const COUNTER_THOUSAND = 1_000;
export const COUNTER_MILLION = 1_000_000;

export const SEARCH_PLACE_ID = 'search';
export const PERSONAL_PART_ID = 'site-menu-personal';
