// Source of the values: docs/spec/limits.md#map.

export const MAP_CENTRE: [number, number] = [41.295, 69.292];
export const MAP_ZOOM = 15;
export const MARKER_SIZE = 40;
export const BRANCH_SCROLL_TOP = 350;
/** Breakpoint below which the map is above the list. Must match the CSS of the contacts page. */
export const SMALL_SCREEN = '(max-width: 63.99rem)';
/** Zoom range of the tiles: OpenStreetMap covers the whole world up to zoom 18. */
export const MAP_MIN_ZOOM = 2;
export const MAP_MAX_ZOOM = 18;
