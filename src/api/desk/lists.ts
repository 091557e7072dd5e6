import type { AuditPage, AuditQuery } from '#contract/activity';
import type { ContentKindName, ContentListQuery, ContentPage } from '#contract/content';
import type { CustomerPage } from '#contract/customers';
import type { MessageLog } from '#contract/messages';
import type { PictureListQuery, StoredPicturePage } from '#contract/pictures';
import type { DeskReviewPage, DeskReviewQuery } from '#contract/reviews';
import type {
  Import,
  ImportList,
  ImportRows,
  ImportRowsQuery,
  StockMovePage,
  StockPage,
  StockQuery,
} from '#contract/stock';
import type { Language } from '#shared/i18n/languages';
import { deskApi } from './deskApi';

export type ContentFilter = Omit<ContentListQuery, 'after' | 'ids'>;
export type ContentListArg = { kind: ContentKindName } & ContentFilter;
export type MessageLogArg = { of: 'customers' | 'visits' | 'bookings'; id: number };
export type StockFilter = Omit<StockQuery, 'after'>;
export type AuditFilter = Omit<AuditQuery, 'after' | 'thing_id'>;

/** Cursor pagination: each list is one cache entry that grows on scroll. */
const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};
const byNumber = {
  initialPageParam: 0,
  getNextPageParam: ({ next }: { next: number | null }) => next ?? undefined,
};

const listsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    contentList: build.infiniteQuery<ContentPage, ContentListArg, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { kind, ...filter }, pageParam }) => ({
        url: `/content/${kind}`,
        params: { ...filter, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Content', id: 'LIST' }],
    }),
    imports: build.infiniteQuery<ImportList, void, number>({
      infiniteQueryOptions: byNumber,
      query: ({ pageParam }) => ({ url: '/imports', params: { before: pageParam || undefined } }),
      providesTags: [{ type: 'Import', id: 'LIST' }],
    }),
    importRows: build.infiniteQuery<
      ImportRows,
      { id: number; check: number; state: Import['state']; show: ImportRowsQuery['show'] },
      number
    >({
      infiniteQueryOptions: byNumber,
      query: ({ queryArg: { id, show }, pageParam }) => ({
        url: `/imports/${id}/rows`,
        params: { show, after: pageParam || undefined },
      }),
    }),
    customers: build.infiniteQuery<CustomerPage, { q?: string }, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/customers',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Customer', id: 'LIST' }],
    }),
    messageLog: build.infiniteQuery<MessageLog, MessageLogArg, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { of, id }, pageParam }) => ({
        url: `/${of}/${id}/messages`,
        params: { after: pageParam || undefined },
      }),
      // A change of a record stores its messages.
      providesTags: [
        { type: 'Message' },
        { type: 'Visit', id: 'LIST' },
        { type: 'Booking' },
        { type: 'Enquiry', id: 'LIST' },
      ],
    }),
    audit: build.infiniteQuery<AuditPage, AuditFilter, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/audit', params: { ...queryArg, after: pageParam || undefined } }),
      providesTags: [{ type: 'Audit', id: 'LIST' }],
    }),
    pictures: build.infiniteQuery<StoredPicturePage, Pick<PictureListQuery, 'q'>, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/pictures',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Picture', id: 'LIST' }],
    }),
    stock: build.infiniteQuery<StockPage, StockFilter, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/stock', params: { ...queryArg, after: pageParam || undefined } }),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    reviews: build.infiniteQuery<DeskReviewPage, Pick<DeskReviewQuery, 'state'>, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/reviews',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Review', id: 'LIST' }],
    }),
    stockMoves: build.infiniteQuery<StockMovePage, { id: number }, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { id }, pageParam }) => ({
        url: `/stock/${id}/moves`,
        params: { after: pageParam || undefined },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** Lists all branches, by the public API of the site. */
    branchNames: build.query<{ id: number; name: string }[], { lang: Language }>({
      query: () => ({ url: '/api/main/branch/list-for-users', isWhole: true }),
      transformResponse: ({ branches }: { branches: { id: number; name: string }[] }) =>
        branches.map(({ id, name }) => ({ id, name })),
      keepUnusedDataFor: 3600,
    }),
    carBrands: build.query<{ id: number; name: string }[], { lang: Language }>({
      query: () => ({ url: '/api/public/brands/', isWhole: true }),
      keepUnusedDataFor: 3600,
    }),
    carModels: build.query<{ id: number; name: string }[], { lang: Language; brand: number }>({
      query: ({ brand }) => ({ url: '/api/public/models/', params: { brand_id: brand }, isWhole: true }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const {
  useContentListInfiniteQuery,
  useImportsInfiniteQuery,
  useImportRowsInfiniteQuery,
  useCustomersInfiniteQuery,
  useMessageLogInfiniteQuery,
  useAuditInfiniteQuery,
  usePicturesInfiniteQuery,
  useStockInfiniteQuery,
  useReviewsInfiniteQuery,
  useStockMovesInfiniteQuery,
  useBranchNamesQuery,
  useCarBrandsQuery,
  useCarModelsQuery,
  useLazyCarModelsQuery,
} = listsApi;
export const listsUtil = listsApi.util;
