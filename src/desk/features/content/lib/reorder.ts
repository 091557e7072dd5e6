import type { ContentPage } from '../../../../../contract/desk/contentItem';

/** The list with one moved from its place to another. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
};

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
