import type { Branch } from '../../../../../contract/branches';

export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies; Infinity to what has no coordinates. */
export const distanceKm = (from: Place, to: Partial<Place>): number => {
  const { latitude, longitude } = to;
  if (latitude === undefined || longitude === undefined) return Number.POSITIVE_INFINITY;
  const across = radians(latitude - from.latitude) / 2;
  const along = radians(longitude - from.longitude) / 2;
  const chord =
    Math.sin(across) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The nearest first; without a place by their regions, as they come. */
export const inOrder = (branches: readonly Branch[], place: Place | null): Branch[] =>
  place
    ? branches.toSorted((one, other) => distanceKm(place, one) - distanceKm(place, other))
    : branches.toSorted((one, other) => (one.region?.id ?? 0) - (other.region?.id ?? 0));
