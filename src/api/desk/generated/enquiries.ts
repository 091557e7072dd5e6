// Generated from contract/ by `npm run generate`. Change the contract, not this file.

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
    /** Lists the inbox by page */
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
    /** Counts the enquiries of a filter */
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
    /** Counts new, open, overdue and own enquiries */
    countEnquiries: build.query<EnquiryCounts, void>({
      query: () => ({
        url: '/enquiries/counts',
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** Lists the enquiries due on a day, for printing */
    dayOfEnquiries: build.query<EnquiryDay, { day?: string | undefined; branch?: string | undefined }>({
      query: ({ day, branch }) => ({
        url: '/enquiries/day',
        params: { day, branch },
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    /** Returns an enquiry with all its data */
    readEnquiry: build.query<Enquiry, { id: number }>({
      query: ({ id }) => ({
        url: `/enquiries/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Enquiry', id }],
    }),
    /** Changes status, assignee, branch or due time of an enquiry; 412 with the current one on a conflict */
    changeEnquiry: build.mutation<EnquiryRow, { id: number; ifMatch: string; body: EnquiryChange }>({
      query: ({ id, ifMatch, body }) => ({
        url: `/enquiries/${id}`,
        method: 'PATCH',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** Applies one change to many enquiries, each at its version */
    changeEnquiries: build.mutation<EnquiryBulkReply, { body: EnquiryBulk }>({
      query: ({ body }) => ({
        url: '/enquiries/bulk',
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** Adds a staff note to an enquiry */
    noteEnquiry: build.mutation<Note, { id: number; idempotencyKey?: string | undefined; body: NewNote }>({
      query: ({ id, idempotencyKey, body }) => ({
        url: `/enquiries/${id}/notes`,
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Enquiry'],
    }),
    /** Creates an enquiry entered by staff */
    enterEnquiry: build.mutation<EnquiryRow, { idempotencyKey?: string | undefined; body: EnquiryByHand }>({
      query: ({ idempotencyKey, body }) => ({
        url: '/enquiries',
        method: 'POST',
        headers: { ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
        body,
      }),
      invalidatesTags: ['Enquiry', 'Today', 'Audit'],
    }),
    /** Lists one’s own saved filters by name */
    listViews: build.query<DeskView[], void>({
      query: () => ({
        url: '/views',
      }),
      providesTags: [{ type: 'View', id: 'LIST' }],
    }),
    /** Saves a filter under a name, replacing one of the same name */
    saveView: build.mutation<DeskView, { body: NewDeskView }>({
      query: ({ body }) => ({
        url: '/views',
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['View'],
    }),
    /** Deletes a saved filter */
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

/** URL of: Exports filtered enquiries as CSV that no spreadsheet executes */
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
