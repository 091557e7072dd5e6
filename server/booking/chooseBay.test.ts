import { chooseBay } from './allocateBay';

const bays = [
  { id: 1, does: [] },
  { id: 2, does: [1, 2] },
  { id: 3, does: [1] },
  { id: 4, does: [1] },
];
const span = { from: 600, to: 660 };
const taken = (bay: number, from: number, to: number) => ({ bay, from, to, minutes: 0 });

it('allocates the bay with the fewest skills', () => {
  expect(chooseBay(bays, [], [1, 2], span)).toBe(2);
  expect(chooseBay(bays, [], [1, 2, 3, 4], span)).toBe(3);
  expect(chooseBay(bays, [], [1], span)).toBe(1);
  expect(chooseBay(bays, [], [], span)).toBeNull();
});

it('allocates the bay with the smallest idle gap among those with equally many skills', () => {
  const far = [taken(3, 400, 500), taken(3, 900, 960)];
  expect(chooseBay(bays, [...far, taken(4, 540, 600), taken(4, 660, 720)], [3, 4], span)).toBe(4);
  expect(chooseBay(bays, [...far, taken(4, 660, 720)], [3, 4], span)).toBe(3);
});
