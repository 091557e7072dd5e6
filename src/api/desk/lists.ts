import type { AuditPage, AuditQuery } from '#contract/activity';
import type { CustomerPage } from '#contract/customers';
import type {
  Enquiry,
  EnquiryBulk,
  EnquiryBulkReply,
  EnquiryChange,
  EnquiryListQuery,
  EnquiryPage,
  EnquiryRow,
} from '#contract/enquiries';
import type { PictureListQuery, StoredPicturePage } from '#contract/pictures';
import type { DeskReviewPage, DeskReviewQuery } from '#contract/reviews';
import type { StockMovePage, StockPage, StockQuery } from '#contract/stock';
import type { Language } from '#shared/i18n/languages';
import { deskApi } from './deskApi';
import { makeTurns } from './turns';

/** As the address of the inbox has it. */
export type InboxFilter = Omit<EnquiryListQuery, 'after'>;
export type StockFilter = Omit<StockQuery, 'after'>;
export type AuditFilter = Omit<AuditQuery, 'after' | 'thing_id'>;

interface Paged {
  next: string | null;
}

/** Lists that grow as they are scrolled: one entry of the cache a list, however long. */
const grows = {
  initialPageParam: '',
  getNextPageParam: ({ next }: Paged) => next ?? undefined,
};

/** The inbox alone: a change that this very screen has shown already asks for no list anew. */
export const INBOX = { type: 'Enquiry', id: 'INBOX' } as const;

/** What an enquiry is changed by, and what changes with it: rows of the list and the detail both have it. */
export type Changeable = Pick<
  EnquiryRow,
  'id' | 'reference' | 'version' | 'status' | 'assignee' | 'branch' | 'due_at' | 'answered_at' | 'updated_at'
>;

/** What the server says of it now; the texts of a row and of a detail are of different lengths and stay. */
export const takeEnquiry = (
  shown: Changeable,
  { status, branch, assignee, due_at, answered_at, updated_at, version }: Changeable,
): void => void Object.assign(shown, { status, branch, assignee, due_at, answered_at, updated_at, version });

/** Of enquiries. */
export const enquiryTurns = makeTurns<Changeable>(takeEnquiry);

const listsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.infiniteQuery<EnquiryPage, InboxFilter, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({
        url: '/enquiries',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      transformResponse: (page: EnquiryPage) => ({ ...page, items: page.items.map(enquiryTurns.asShown) }),
      providesTags: [INBOX],
    }),
    /** As `readEnquiry`, and can be changed on the screen ahead of the answer. */
    detail: build.query<Enquiry, { id: number }>({
      queryFn: ({ id }, _api, _options, ask) =>
        enquiryTurns.readAtRest(id, async () => {
          const { data, error } = await ask({ url: `/enquiries/${id}` });
          return error ? { error } : { data: data as Enquiry };
        }),
      providesTags: (_result, _error, { id }) => [{ type: 'Enquiry', id }],
    }),
    patchEnquiry: build.mutation<EnquiryRow, { id: number; version: number; body: EnquiryChange }>({
      query: ({ id, version, body }) => ({
        url: `/enquiries/${id}`,
        method: 'PATCH',
        headers: { 'If-Match': `"${version}"` },
        body,
      }),
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Enquiry', id },
        { type: 'Enquiry', id: 'LIST' },
        'Today',
        'Audit',
      ],
    }),
    patchEnquiries: build.mutation<EnquiryBulkReply, EnquiryBulk>({
      query: (body) => ({ url: '/enquiries/bulk', method: 'POST', body }),
      invalidatesTags: (result) => [
        ...(result?.changed ?? []).map(({ id }) => ({ type: 'Enquiry' as const, id })),
        { type: 'Enquiry', id: 'LIST' },
        'Today',
        'Audit',
      ],
    }),
    customers: build.infiniteQuery<CustomerPage, { q?: string }, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({
        url: '/customers',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Customer', id: 'LIST' }],
    }),
    audit: build.infiniteQuery<AuditPage, AuditFilter, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({ url: '/audit', params: { ...queryArg, after: pageParam || undefined } }),
      providesTags: [{ type: 'Audit', id: 'LIST' }],
    }),
    pictures: build.infiniteQuery<StoredPicturePage, Pick<PictureListQuery, 'q'>, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({
        url: '/pictures',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Picture', id: 'LIST' }],
    }),
    stock: build.infiniteQuery<StockPage, StockFilter, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({ url: '/stock', params: { ...queryArg, after: pageParam || undefined } }),
      providesTags: [{ type: 'Stock', id: 'LIST' }],
    }),
    reviews: build.infiniteQuery<DeskReviewPage, Pick<DeskReviewQuery, 'state'>, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg, pageParam }) => ({
        url: '/reviews',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      providesTags: [{ type: 'Review', id: 'LIST' }],
    }),
    stockMoves: build.infiniteQuery<StockMovePage, { id: number }, string>({
      infiniteQueryOptions: grows,
      query: ({ queryArg: { id }, pageParam }) => ({
        url: `/stock/${id}/moves`,
        params: { after: pageParam || undefined },
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Stock', id }],
    }),
    /** Of the site's own API: an owner belongs to all of them. */
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
  useInboxInfiniteQuery,
  useDetailQuery,
  useCustomersInfiniteQuery,
  useAuditInfiniteQuery,
  usePicturesInfiniteQuery,
  useStockInfiniteQuery,
  useReviewsInfiniteQuery,
  useStockMovesInfiniteQuery,
  useBranchNamesQuery,
  useCarBrandsQuery,
  useCarModelsQuery,
} = listsApi;
export const { detail, patchEnquiry, patchEnquiries } = listsApi.endpoints;
export const listsUtil = listsApi.util;
