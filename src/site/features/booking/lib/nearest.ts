import type { NextTimes } from '#contract/bookings';
import type { Branch } from '#contract/company';
import { byDistance, distanceKm, type Place } from '#shared/lib/nearest';

export const nearestFree = (branches: readonly Branch[], next: NextTimes, place: Place): Branch | undefined =>
  byDistance(branches, place).find(
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
