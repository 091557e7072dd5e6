import { pageWindow } from './Pagination';

const labels = (page: number, count: number) => pageWindow(page, count).map(({ page: number }) => number ?? '…');

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, '…', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, '…', 5, 6, 7, '…', 12]],
  [12, 12, [1, '…', 11, 12]],
  // Page 2 replaces a gap of one page.
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('pageWindow returns the pages around page %i of %i', (page, count, expected) => {
  expect(labels(page, count)).toEqual(expected);
});
