import { deskApi } from './deskApi';
import type { CustomerCard, CustomerRow, Named, Note, Page, Role, StaffMember } from './wire';

const peopleApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: build.infiniteQuery<Page<CustomerRow>, { search?: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        path: '/api/desk/customers',
        query: { ...queryArg, limit: 60, cursor: pageParam || undefined },
      }),
      providesTags: [{ type: 'Customer', id: 'LIST' }],
    }),
    findCustomers: build.query<Page<CustomerRow>, string>({
      query: (search) => ({ path: '/api/desk/customers', query: { search, limit: 5 } }),
      keepUnusedDataFor: 10,
    }),
    getCustomer: build.query<CustomerCard, number>({
      query: (id) => ({ path: `/api/desk/customers/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'Customer', id }],
    }),
    addCustomerNote: build.mutation<Note, { id: number; text: string }>({
      query: ({ id, text }) => ({ method: 'POST', path: `/api/desk/customers/${id}/notes`, body: { text } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Customer', id }],
    }),
    mergeCustomers: build.mutation<CustomerCard, { from: number; into: number }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/customers/merge', body }),
      invalidatesTags: ['Customer', 'Enquiry'],
    }),
    getStaff: build.query<StaffMember[], void>({
      query: () => ({ path: '/api/desk/staff' }),
      providesTags: ['Staff'],
    }),
    inviteStaff: build.mutation<{ link: string }, { name: string; phone: string; role: Role; branches: number[] }>({
      query: (body) => ({ method: 'POST', path: '/api/desk/staff/invitations', body }),
      invalidatesTags: ['Staff'],
    }),
    changeStaff: build.mutation<StaffMember, { id: number; role?: Role; branches?: number[]; disabled?: boolean }>({
      query: ({ id, ...body }) => ({ method: 'PATCH', path: `/api/desk/staff/${id}`, body }),
      invalidatesTags: ['Staff'],
    }),
    getBranches: build.query<Named[], { lang: 'ru' | 'uz' }>({
      query: ({ lang }) => ({ path: '/api/desk/branches', lang }),
      providesTags: ['Branch'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const {
  useGetCustomersInfiniteQuery,
  useFindCustomersQuery,
  useGetCustomerQuery,
  useAddCustomerNoteMutation,
  useMergeCustomersMutation,
  useGetStaffQuery,
  useInviteStaffMutation,
  useChangeStaffMutation,
  useGetBranchesQuery,
} = peopleApi;
