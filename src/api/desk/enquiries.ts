import type {
  Enquiry,
  EnquiryBulk,
  EnquiryBulkReply,
  EnquiryChange,
  EnquiryListQuery,
  EnquiryPage,
  EnquiryRow,
} from '#contract/enquiries';
import { deskApi } from './deskApi';
import { makeTurns } from './turns';

/** As the address of the inbox has it. */
export type InboxFilter = Omit<EnquiryListQuery, 'after'>;

/** The inbox alone: a change that this screen already shows refetches no list. */
export const INBOX = { type: 'Enquiry', id: 'INBOX' } as const;

/** The fields that a change of an enquiry can alter: rows of the list and the detail have them. */
export type Changeable = Pick<
  EnquiryRow,
  'id' | 'reference' | 'version' | 'status' | 'assignee' | 'branch' | 'due_at' | 'answered_at' | 'updated_at'
>;

/** Copies the server's values; the texts of a row and of a detail differ in length and stay. */
export const takeEnquiry = (
  shown: Changeable,
  { status, branch, assignee, due_at, answered_at, updated_at, version }: Changeable,
): void => void Object.assign(shown, { status, branch, assignee, due_at, answered_at, updated_at, version });

export const enquiryTurns = makeTurns<Changeable>(takeEnquiry);

const enquiriesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.infiniteQuery<EnquiryPage, InboxFilter, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
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
  }),
});

export const { useInboxInfiniteQuery, useDetailQuery } = enquiriesApi;
export const { detail, patchEnquiry, patchEnquiries } = enquiriesApi.endpoints;
export const enquiriesUtil = enquiriesApi.util;
