// Numbers of the contacts page (docs/spec/limits.md#map).

/** Degrees of latitude and longitude: Tashkent. */
export const MAP_CENTRE: [number, number] = [41.295, 69.292];
export const MAP_ZOOM = 15;
/** Side of a marker in pixels. */
export const MARKER_SIZE = 40;
/** Where choosing a branch scrolls the page to on a small screen, in pixels from its top. */
export const BRANCH_SCROLL_TOP = 350;
/** Small is a screen where the map stands above the list and may be out of sight; contacts' CSS changes at the same width. */
export const SMALL_SCREEN = '(max-width: 63.99rem)';
/** As far as the visitor may zoom out and in: the whole world, and the largest scale that OpenStreetMap's tiles have everywhere. */
export const MAP_MIN_ZOOM = 2;
export const MAP_MAX_ZOOM = 18;
