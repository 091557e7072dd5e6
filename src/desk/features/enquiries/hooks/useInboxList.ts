import { useCallback, useMemo } from 'react';
import { useTotalOfEnquiriesQuery } from '#api/desk/enquiries';
import { type InboxFilter, useInboxInfiniteQuery } from '#api/desk/lists';

/** The list of a filter as one, however many stretches of it have been fetched. */
export const useInboxList = (asked: InboxFilter) => {
  const query = useInboxInfiniteQuery(asked);
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const enquiries = useMemo(() => currentData?.pages.flatMap(({ items }) => items) ?? [], [currentData]);
  const fetchMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  const { currentData: counted } = useTotalOfEnquiriesQuery(asked);
  const total = counted?.total ?? null;
  return { query, enquiries, total, hasMore: hasNextPage, fetchMore };
};
