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
import { makeSerialQueues } from './serialQueue';

export type InboxFilter = Omit<EnquiryListQuery, 'after'>;

/** Tag of the inbox list only, to refetch it without the open enquiry. */
export const INBOX = { type: 'Enquiry', id: 'INBOX' } as const;

export type Changeable = Pick<
  EnquiryRow,
  'id' | 'reference' | 'version' | 'status' | 'assignee' | 'branch' | 'due_at' | 'answered_at' | 'updated_at'
>;

/** Copies the fields that staff can change. Texts are left out, because list rows contain them in shortened form. */
export const copyChangeable = (
  shown: Changeable,
  { status, branch, assignee, due_at, answered_at, updated_at, version }: Changeable,
): void => void Object.assign(shown, { status, branch, assignee, due_at, answered_at, updated_at, version });

export const enquiryQueues = makeSerialQueues<Changeable>(copyChangeable);

const enquiriesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.infiniteQuery<EnquiryPage, InboxFilter, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/enquiries',
        params: { ...queryArg, after: pageParam || undefined },
      }),
      transformResponse: (page: EnquiryPage) => ({ ...page, items: page.items.map(enquiryQueues.withOwnChanges) }),
      providesTags: [INBOX],
    }),
    detail: build.query<Enquiry, { id: number }>({
      queryFn: ({ id }, _api, _options, ask) =>
        enquiryQueues.readWhenIdle(id, async () => {
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
