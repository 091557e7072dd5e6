import type { NextTimes } from '#contract/bookings';
import type { Branch } from '#contract/company';

export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, Infinity without coordinates. */
export const distanceKm = (from: Place, to: Partial<Place>): number => {
  const { latitude, longitude } = to;
  if (latitude === undefined || longitude === undefined) return Number.POSITIVE_INFINITY;
  const across = radians(latitude - from.latitude) / 2;
  const along = radians(longitude - from.longitude) / 2;
  const chord =
    Math.sin(across) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

export const inOrder = (branches: readonly Branch[], place: Place): Branch[] =>
  branches.toSorted((one, other) => distanceKm(place, one) - distanceKm(place, other));

export const nearestFree = (branches: readonly Branch[], next: NextTimes, place: Place): Branch | undefined =>
  inOrder(branches, place).find(
    (one) =>
      Number.isFinite(distanceKm(place, one)) &&
      next.branches.some(({ branch, starts_at: start }) => branch === one.id && start !== null),
  );

export const byRegion = (branches: readonly Branch[]): { region: string; branches: Branch[] }[] => {
  const found = new Map<number, { region: string; branches: Branch[] }>();
  for (const branch of branches) {
    const { id, name } = branch.region ?? { id: 0, name: '' };
    const group = found.get(id) ?? { region: name, branches: [] };
    group.branches.push(branch);
    found.set(id, group);
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, group]) => group);
};
