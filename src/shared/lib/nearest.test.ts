import { byDistance, distanceKm, formatKm, type Place } from './nearest';

const TASHKENT = { latitude: 41.3111, longitude: 69.2797 };
const SAMARKAND = { latitude: 39.6542, longitude: 66.9597 };

test('computes the great-circle distance between two cities', () => {
  expect(distanceKm(TASHKENT, SAMARKAND)).toBeGreaterThan(260);
  expect(distanceKm(TASHKENT, SAMARKAND)).toBeLessThan(280);
  expect(distanceKm(TASHKENT, TASHKENT)).toBe(0);
  expect(distanceKm(TASHKENT, {})).toBe(Number.POSITIVE_INFINITY);
});

test('sorts places by distance, and places without coordinates last in their original order', () => {
  const places: ({ id: number } & Partial<Place>)[] = [
    { id: 1 },
    { id: 2, ...SAMARKAND },
    { id: 3, ...TASHKENT },
    { id: 4 },
  ];
  expect(byDistance(places, TASHKENT).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
});

test.each([
  [0, '0,1'],
  [1.44, '1,4'],
  [2.03, '2'],
  [9.97, '10'],
  [268.4, '268'],
])('formats %d km as %s', (km, text) => expect(formatKm(km)).toBe(text));
