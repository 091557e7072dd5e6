import type { Branch } from '#contract/company';
import { byRegion, nearestFree } from './nearest';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
const SAMARKAND = { latitude: 39.6542, longitude: 66.9597 };
const branch = (id: number, place: Partial<typeof TASHKENT>, region?: number) =>
  ({ id, ...place, ...(region && { region: { id: region, name: `region ${region}` } }) }) as Branch;

const branches = [branch(1, {}, 2), branch(2, SAMARKAND, 2), branch(3, TASHKENT, 1), branch(4, {})];

test('groups branches by region, those without a region first', () => {
  expect(byRegion(branches).map(({ region, branches: own }) => [region, ...own.map(({ id }) => id)])).toEqual([
    ['', 4],
    ['region 1', 3],
    ['region 2', 1, 2],
  ]);
});

test('selects the nearest branch with a free slot and known coordinates', () => {
  const time = '2026-12-02T10:00:00+05:00';
  const next = (free: number[]) => ({
    minutes: 40,
    price: { from: null, to: null, day: '' },
    branches: branches.map(({ id }) => ({ branch: id, starts_at: free.includes(id) ? time : null })),
  });
  expect([[1, 2, 3], [1, 2], [1], []].map((free) => nearestFree(branches, next(free), TASHKENT)?.id)).toEqual([
    3,
    2,
    undefined,
    undefined,
  ]);
});
