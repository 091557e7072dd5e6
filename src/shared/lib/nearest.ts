export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const WHOLE_FROM_KM = 10;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, Infinity without coordinates. */
export const distanceKm = (from: Place, to: Partial<Place>): number => {
  const { latitude, longitude } = to;
  if (latitude === undefined || longitude === undefined) return Number.POSITIVE_INFINITY;
  const across = radians(latitude - from.latitude) / 2;
  const along = radians(longitude - from.longitude) / 2;
  const chord =
    Math.sin(across) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Returns the places, nearest first; those without coordinates last. */
export const byDistance = <T extends Partial<Place>>(places: readonly T[], from: Place): T[] =>
  places.toSorted((one, other) => {
    const [near, far] = [distanceKm(from, one), distanceKm(from, other)];
    return near === far ? 0 : near - far;
  });

/** Formats kilometres with one decimal below 10 km: '1,4'. Never returns zero. Both languages use the comma. */
export const formatKm = (km: number): string =>
  String(km < WHOLE_FROM_KM ? Math.max(1, Math.round(km * 10)) / 10 : Math.round(km)).replace('.', ',');
