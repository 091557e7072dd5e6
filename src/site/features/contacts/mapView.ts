import type { Branch } from '#contract/company';
import { MAP_ZOOM } from '#shared/config/contactsMap';

export type Place = [number, number];

export interface MapView {
  center: Place;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

const WORLD = 256;
/**
 * Space around the places in pixels, for markers, which are above their places; for the controls at the top; and for
 * the notice at the bottom, which has several lines on a narrow map.
 */
const SIDE = 48;
const TOP = 104;
const bottomOf = (width: number) => (width < 480 ? 96 : 48);
/** Maximum latitude of the Web Mercator projection, rounded down, in degrees. */
const MAX_LATITUDE = 85;
const MIN_ZOOM = 2;

type Coordinates = Pick<Branch, 'latitude' | 'longitude'>;

export const placeOf = ({ latitude = Number.NaN, longitude = Number.NaN }: Coordinates): Place => [latitude, longitude];

/** Whether the coordinates are on the map: other API servers may send any number. */
export const isOnMap = ([latitude, longitude]: Place): boolean =>
  Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180;

const toMapPoint = ([latitude, longitude]: Place) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  };
};

const toPlace = (x: number, y: number): Place => [
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
  (x / WORLD) * 360 - 180,
];

/**
 * Returns the view with the highest integer zoom, up to the default one, that contains all places.
 * @param size of the map in pixels
 * @returns null when there are no places
 */
export const fitView = (places: readonly Place[], { width, height }: Size): MapView | null => {
  const points = places.filter(isOnMap).map(toMapPoint);
  if (points.length === 0) return null;
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const free = height - TOP - bottomOf(width);
  const room = Math.min(
    Math.max(1, width - 2 * SIDE) / (right - left || Number.MIN_VALUE),
    Math.max(1, free) / (bottom - top || Number.MIN_VALUE),
  );
  const zoom = Math.max(MIN_ZOOM, Math.min(MAP_ZOOM, Math.floor(Math.log2(room))));
  const scale = 2 ** zoom;
  const used = (bottom - top) * scale;
  const edge = Math.max(TOP, Math.min((height - used) / 2, TOP + free - used));
  return { center: toPlace((left + right) / 2, top + (height / 2 - edge) / scale), zoom };
};

export const countOutside = (places: readonly Place[], { center, zoom }: MapView, { width, height }: Size): number => {
  const scale = 2 ** zoom;
  const middle = toMapPoint(center);
  return places.filter((place) => {
    const { x, y } = toMapPoint(place);
    return Math.abs(x - middle.x) * scale > width / 2 || Math.abs(y - middle.y) * scale > height / 2;
  }).length;
};
