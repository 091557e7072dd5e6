import type { Branch } from '../../../../../contract/branches';
import { distanceKm, inOrder } from './nearest';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
const SAMARKAND = { latitude: 39.6542, longitude: 66.9597 };
const branch = (id: number, place: Partial<typeof TASHKENT>, region?: number) =>
  ({ id, ...place, ...(region && { region: { id: region, name: '' } }) }) as Branch;

test('two cities are as far from each other as a map says', () => {
  expect(distanceKm(TASHKENT, SAMARKAND)).toBeGreaterThan(260);
  expect(distanceKm(TASHKENT, SAMARKAND)).toBeLessThan(280);
  expect(distanceKm(TASHKENT, TASHKENT)).toBe(0);
  expect(distanceKm(TASHKENT, {})).toBe(Number.POSITIVE_INFINITY);
});

test('the nearest comes first, what has no place last; unasked they stand by region', () => {
  const branches = [branch(1, {}, 2), branch(2, SAMARKAND, 2), branch(3, TASHKENT, 1)];
  const ids = (list: Branch[]) => list.map(({ id }) => id);
  expect(ids(inOrder(branches, TASHKENT))).toEqual([3, 2, 1]);
  expect(ids(inOrder(branches, null))).toEqual([3, 1, 2]);
});
