import { pageWindow } from './Pagination';

const shown = (page: number, count: number) => pageWindow(page, count).map(({ page: number }) => number ?? '…');

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, '…', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, '…', 5, 6, 7, '…', 12]],
  [12, 12, [1, '…', 11, 12]],
  // A gap of one page becomes that page.
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i', (page, count, expected) => {
  expect(shown(page, count)).toEqual(expected);
});
