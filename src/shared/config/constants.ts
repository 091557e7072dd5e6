/** Minimum interval between reloads after a failed chunk load, to prevent a reload loop. */
export const RELOAD_ONCE_WITHIN_MS = 60_000;
/** Cookies for the server render: language, theme and sign-in state. They do not identify the visitor. */
export const COOKIE_LANGUAGE = 'language';
export const COOKIE_THEME = 'theme';
export const COOKIE_SIGNED_IN = 'signed_in';
export const STATE_ELEMENT_ID = 'yolda-state';
export const ROOT_ELEMENT_ID = 'root';
/** From these values on, counters are shortened with the suffixes k and m (docs/spec/limits.md#other). */
export const COUNTER_THOUSAND = 1_000;
export const COUNTER_MILLION = 1_000_000;

export const SEARCH_PLACE_ID = 'search';
export const PERSONAL_PART_ID = 'site-menu-personal';
