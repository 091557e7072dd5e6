import type { ContentPage, ContentRow } from '#contract/content';
import { moved } from '#desk/common/lib/moved';
import { movedRange, movePages } from '../hooks/useOrdering';

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 1, ['a', 'd', 'b', 'c']],
  [1, 1, ['a', 'b', 'c', 'd']],
])('moves an item from index %d to %d', (from, to, expected) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
});

it('returns only the items whose position changes', () => {
  expect(movedRange([1, 2, 3, 4, 5], 1, 3)).toEqual([3, 4, 2]);
  expect(movedRange([1, 2, 3, 4, 5], 3, 2)).toEqual([4, 3]);
});

it('moves an item across cached list pages', () => {
  const page = (...ids: number[]): ContentPage => ({ items: ids.map((id) => ({ id }) as ContentRow), next: null });
  const pages = [page(1, 2), page(3)];
  movePages(pages, 2, 0);
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[3, 1], [2]]);
});
