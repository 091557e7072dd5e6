// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { NewNote, Note } from '#contract/common';
import type {
  DeskView,
  DueFilter,
  Enquiry,
  EnquiryBulk,
  EnquiryBulkReply,
  EnquiryByHand,
  EnquiryChange,
  EnquiryCounts,
  EnquiryDay,
  EnquiryListQuery,
  EnquiryOrder,
  EnquiryPage,
  EnquiryRow,
  EnquiryTotal,
  EnquiryTotalQuery,
  ExportQuery,
  NewDeskView,
} from '#contract/enquiries';
import { deskAddress, deskApi } from '../deskApi';

const enquiriesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** The inbox, a page at a time */
    listEnquiries: build.query<
      EnquiryPage,
      {
        status?: string | undefined;
        section?: string | undefined;
        branch?: string | undefined;
        assignee?: string | undefined;
        due?: DueFilter | undefined;
        from?: string | undefined;
        to?: string | undefined;
        hour?: string | undefined;
        answered?: EnquiryListQuery['answered'] | undefined;
        q?: string | undefined;
        order?: EnquiryOrder | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ status, section, branch, assignee, due, from, to, hour, answered, q, order, after }) => ({
        url: '/enquiries',
        params: { status, section, branch, assignee, due, from, to, hour, answered, q, order, after },
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** How many a filter finds */
    totalOfEnquiries: build.query<
      EnquiryTotal,
      {
        status?: string | undefined;
        section?: string | undefined;
        branch?: string | undefined;
        assignee?: string | undefined;
        due?: DueFilter | undefined;
        from?: string | undefined;
        to?: string | undefined;
        hour?: string | undefined;
        answered?: EnquiryTotalQuery['answered'] | undefined;
        q?: string | undefined;
        order?: EnquiryOrder | undefined;
      }
    >({
      query: ({ status, section, branch, assignee, due, from, to, hour, answered, q, order }) => ({
        url: '/enquiries/total',
        params: { status, section, branch, assignee, due, from, to, hour, answered, q, order },
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** How many are new, open, overdue and mine */
    countEnquiries: build.query<EnquiryCounts, void>({
      query: () => ({
        url: '/enquiries/counts',
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** What is to be answered on a day, to be printed */
    dayOfEnquiries: build.query<EnquiryDay, { day?: string | undefined; branch?: string | undefined }>({
      query: ({ day, branch }) => ({
        url: '/enquiries/day',
        params: { day, branch },
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** One enquiry with everything about it */
    readEnquiry: build.query<Enquiry, { id: number }>({
      query: ({ id }) => ({
        url: `/enquiries/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Enquiry', id }],
    }),
    /** Status, assignee, branch, due time; 412 with what it is now where the version is another */
    changeEnquiry: build.mutation<EnquiryRow, { id: number; ifMatch: string; body: EnquiryChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/enquiries/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** The same change of many, each at its version */
    changeEnquiries: build.mutation<EnquiryBulkReply, { body: EnquiryBulk }>({
      query: ({ body }) => ({
        url: '/enquiries/bulk',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** A note of the staff */
    noteEnquiry: build.mutation<Note, { id: number; idempotencyKey?: string | undefined; body: NewNote }>({
      query: ({ id, idempotencyKey, body }) => ({
        url: `/enquiries/${id}/notes`,
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Enquiry'],
    }),
    /** An enquiry by hand */
    enterEnquiry: build.mutation<EnquiryRow, { idempotencyKey?: string | undefined; body: EnquiryByHand }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/enquiries',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** The own named views, by name */
    listViews: build.query<DeskView[], void>({
      query: () => ({
        url: '/views',
      }),
      providesTags: [{ type: 'View', id: 'LIST' }],
    }),
    /** Keeps a filter under a name; the same name takes its place */
    saveView: build.mutation<DeskView, { body: NewDeskView }>({
      query: ({ body }) => ({
        url: '/views',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['View'],
    }),
    /** Forgets an own view */
    deleteView: build.mutation<null, { id: number }>({
      query: ({ id }) => ({
        url: `/views/${id}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['View'],
    }),
  }),
});

export const {
  useListEnquiriesQuery,
  useTotalOfEnquiriesQuery,
  useCountEnquiriesQuery,
  useDayOfEnquiriesQuery,
  useReadEnquiryQuery,
  useChangeEnquiryMutation,
  useChangeEnquiriesMutation,
  useNoteEnquiryMutation,
  useEnterEnquiryMutation,
  useListViewsQuery,
  useSaveViewMutation,
  useDeleteViewMutation,
} = enquiriesApi;
export const {
  listEnquiries,
  totalOfEnquiries,
  countEnquiries,
  dayOfEnquiries,
  readEnquiry,
  changeEnquiry,
  changeEnquiries,
  noteEnquiry,
  enterEnquiry,
  listViews,
  saveView,
  deleteView,
} = enquiriesApi.endpoints;

/** Address. What is filtered, as a file that no spreadsheet executes */
export const exportEnquiriesAddress = ({
  status,
  section,
  branch,
  assignee,
  due,
  from,
  to,
  hour,
  answered,
  q,
  order,
  format,
  lang,
}: {
  status?: string | undefined;
  section?: string | undefined;
  branch?: string | undefined;
  assignee?: string | undefined;
  due?: DueFilter | undefined;
  from?: string | undefined;
  to?: string | undefined;
  hour?: string | undefined;
  answered?: ExportQuery['answered'] | undefined;
  q?: string | undefined;
  order?: EnquiryOrder | undefined;
  format: ExportQuery['format'];
  lang?: ExportQuery['lang'] | undefined;
}): string =>
  deskAddress('/enquiries/export', {
    status,
    section,
    branch,
    assignee,
    due,
    from,
    to,
    hour,
    answered,
    q,
    order,
    format,
    lang,
  });
