import type { ContentPage } from '#contract/content';
import { moved } from '#desk/common/lib/moved';

/** Those whose places change, in their new order: the server leaves all others where they are. */
export const movedRange = <T>(list: readonly T[], from: number, to: number): T[] =>
  moved(list, from, to).slice(Math.min(from, to), Math.max(from, to) + 1);

/** The same among the pages of a list as it is kept. */
export const movePages = (pages: ContentPage[], from: number, to: number): void => {
  const all = moved(
    pages.flatMap(({ items }) => items),
    from,
    to,
  );
  let begin = 0;
  for (const page of pages) {
    const end = begin + page.items.length;
    page.items = all.slice(begin, end);
    begin = end;
  }
};
