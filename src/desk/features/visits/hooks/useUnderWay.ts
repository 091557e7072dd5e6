import { useEffect } from 'react';
import { useVisitsInfiniteQuery, type VisitFilter } from '#api/desk/visitLists';

/** So many pages are read without being asked for: a board that misses cards misleads. */
const MOST_PAGES = 6;

/** All visits that are under way; of very many the rest is there on demand. */
export const useUnderWay = (filter: VisitFilter) => {
  const query = useVisitsInfiniteQuery(filter);
  const { currentData, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = currentData?.pages.length ?? 0;
  const isShort = hasNextPage && !isFetching && pages > 0 && pages < MOST_PAGES;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return { query, visits: currentData?.pages.flatMap(({ items }) => items) ?? [] };
};
