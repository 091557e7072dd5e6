import type { ContentListQuery, ContentPage } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { deskApi } from './deskApi';

/** As the address of a list has it. */
export type ContentFilter = Omit<ContentListQuery, 'after' | 'ids'>;
export type ContentListArg = { kind: ContentKindName } & ContentFilter;

const contentListApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** As `listContent`, growing a page at a time. */
    contentList: build.infiniteQuery<ContentPage, ContentListArg, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { kind, ...filter }, pageParam }) => ({
        url: `/content/${kind}`,
        params: { ...filter, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Content', id: 'LIST' }],
    }),
  }),
});

export const { useContentListInfiniteQuery } = contentListApi;
export const contentListUtil = contentListApi.util;
