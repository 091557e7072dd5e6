import { deskApi } from './deskApi';
import type { AuditEntry, Message, Page, Queue, Today } from './wire';

/** As the address of the screen has them. */
export interface AuditFilter {
  person?: string;
  thing?: string;
  from?: string;
  to?: string;
}

const houseApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Today, { branch?: string }>({
      query: (query) => ({ path: '/api/desk/today', query }),
      providesTags: ['Today'],
    }),
    getAudit: build.infiniteQuery<Page<AuditEntry>, AuditFilter, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        path: '/api/desk/audit',
        query: { ...queryArg, cursor: pageParam || undefined },
      }),
      providesTags: ['Audit'],
    }),
    getMessages: build.infiniteQuery<Page<Message> & { queue: Queue[] }, { state?: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        path: '/api/desk/messages',
        query: { ...queryArg, cursor: pageParam || undefined },
      }),
      providesTags: ['Message'],
    }),
    retryMessage: build.mutation<null, number>({
      query: (id) => ({ method: 'POST', path: `/api/desk/messages/${id}/retry` }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const { useGetTodayQuery, useGetAuditInfiniteQuery, useGetMessagesInfiniteQuery, useRetryMessageMutation } =
  houseApi;
