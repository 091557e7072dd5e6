import { deskApi } from './deskApi';
import type { Counts, Enquiry, EnquiryChange, EnquiryDetail, EnquirySection, Note, Page, SavedView } from './wire';

/** As the address of the inbox has them; what is absent filters nothing. */
export interface EnquiryFilter {
  status?: string;
  branch?: string;
  assignee?: string;
  section?: string;
  due?: string;
  search?: string;
}

export interface NewEnquiry {
  full_name: string;
  phone: string;
  text: string;
  section: EnquirySection;
  branch?: number;
}

/** One stretch of the list; the next follows it in the same entry of the cache. */
const PAGE_SIZE = 60;

const enquiriesApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    getEnquiries: build.infiniteQuery<Page<Enquiry>, EnquiryFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        path: '/api/desk/enquiries',
        query: { ...queryArg, limit: PAGE_SIZE, cursor: pageParam || undefined },
      }),
      providesTags: [{ type: 'Enquiry', id: 'LIST' }],
    }),
    getEnquiry: build.query<EnquiryDetail, number>({
      query: (id) => ({ path: `/api/desk/enquiries/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'Enquiry', id }],
    }),
    changeEnquiry: build.mutation<Enquiry, { id: number; version: number; change: EnquiryChange }>({
      query: ({ id, version, change }) => ({
        method: 'PATCH',
        path: `/api/desk/enquiries/${id}`,
        headers: { 'If-Match': `"${version}"` },
        body: change,
      }),
    }),
    changeEnquiries: build.mutation<
      { changed: Enquiry[]; refused: { id: number; code: string }[] },
      { items: { id: number; version: number }[]; change: EnquiryChange }
    >({
      query: (body) => ({ method: 'POST', path: '/api/desk/enquiries/bulk', body }),
      invalidatesTags: ['Enquiry', 'Counts'],
    }),
    enterEnquiry: build.mutation<Enquiry, NewEnquiry>({
      query: (body) => ({ method: 'POST', path: '/api/desk/enquiries', body }),
      invalidatesTags: [{ type: 'Enquiry', id: 'LIST' }, 'Counts', 'Today'],
    }),
    addEnquiryNote: build.mutation<Note, { id: number; text: string }>({
      query: ({ id, text }) => ({ method: 'POST', path: `/api/desk/enquiries/${id}/notes`, body: { text } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Enquiry', id }],
    }),
    getCounts: build.query<Counts, void>({ query: () => ({ path: '/api/desk/counts' }), providesTags: ['Counts'] }),
    getViews: build.query<SavedView[], void>({ query: () => ({ path: '/api/desk/views' }), providesTags: ['View'] }),
    saveView: build.mutation<SavedView, { name: string; query: string }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/views', body }),
      invalidatesTags: ['View'],
    }),
    dropView: build.mutation<null, number>({
      query: (id) => ({ method: 'DELETE', path: `/api/desk/views/${id}` }),
      invalidatesTags: ['View'],
    }),
  }),
});

export const { getEnquiry, changeEnquiry } = enquiriesApi.endpoints;
export const startBulkChange = enquiriesApi.endpoints.changeEnquiries.initiate;
export const {
  useGetEnquiriesInfiniteQuery,
  useGetEnquiryQuery,
  useEnterEnquiryMutation,
  useAddEnquiryNoteMutation,
  useGetCountsQuery,
  useGetViewsQuery,
  useSaveViewMutation,
  useDropViewMutation,
} = enquiriesApi;
export const patchEnquiries = enquiriesApi.util;
