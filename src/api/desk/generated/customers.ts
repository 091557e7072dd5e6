// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { NewNote, Note } from '#contract/common';
import type { Customer, CustomerHit, CustomerMerge, CustomerPage } from '#contract/customers';
import { deskApi } from '../deskApi';

const customersApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists customers, newest first; only those whom one’s own branches have served or will serve */
    listCustomers: build.query<CustomerPage, { q?: string | undefined; after?: string | undefined }>({
      query: ({ q, after }) => ({
        url: '/customers',
        params: { q, after },
      }),
      providesTags: [{ type: 'Customer', id: 'LIST' }],
    }),
    /** Finds customers by phone while it is typed */
    lookUpCustomers: build.query<CustomerHit[], { phone: string }>({
      query: ({ phone }) => ({
        url: '/customers/lookup',
        params: { phone },
      }),
      providesTags: [{ type: 'Customer', id: 'LIST' }],
    }),
    /** Returns a customer by id */
    readCustomer: build.query<Customer, { id: number }>({
      query: ({ id }) => ({
        url: `/customers/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Customer', id }],
    }),
    /** Adds a staff note to a customer */
    noteCustomer: build.mutation<Note, { id: number; body: NewNote }>({
      query: ({ id, body }) => ({
        url: `/customers/${id}/notes`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Customer'],
    }),
    /** Merges two accounts of a customer whose number has changed; permanent */
    mergeCustomers: build.mutation<Customer, { id: number; body: CustomerMerge }>({
      query: ({ id, body }) => ({
        url: `/customers/${id}/merge`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Customer', 'Enquiry', 'Visit', 'Booking'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useLookUpCustomersQuery,
  useReadCustomerQuery,
  useNoteCustomerMutation,
  useMergeCustomersMutation,
} = customersApi;
export const { listCustomers, lookUpCustomers, readCustomer, noteCustomer, mergeCustomers } = customersApi.endpoints;
