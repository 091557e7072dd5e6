// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { DeskView, NewDeskView } from '#contract/enquiries';
import { deskApi } from './deskApi';

const viewsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useListViewsQuery, useSaveViewMutation, useDeleteViewMutation } = viewsApi;
export const { listViews, saveView, deleteView } = viewsApi.endpoints;
